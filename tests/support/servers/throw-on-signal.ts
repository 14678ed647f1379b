// Loaded into a server by NODE_OPTIONS=--import: lets a test be the fault nobody expected.
process.on('SIGUSR2', () => {
  setImmediate(function meetCanary() {
    throw new TypeError('Canary McWhistle, canary@tweet.example');
  });
});
