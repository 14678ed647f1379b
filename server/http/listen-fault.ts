// Alone, because it names settings for whoever starts the server, and http-server.ts knows none.
const remedies: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another program listens there, perhaps this server itself. Stop it, or set PORT to another.',
  EACCES: 'this user may not open it. Set PORT to 1024 or higher.',
  EADDRNOTAVAIL: 'this machine has no such address. Set HOST to one it has, or to 0.0.0.0 for all of them.',
  ENOTFOUND:
    'this name has no address. Set HOST to an address of this machine, or to 0.0.0.0 for all of them.',
};

/** Why the server cannot listen, and which setting mends it. */
export function explainListenFault(fault: unknown, host: string, port: number): Error {
  const code = fault instanceof Error && 'code' in fault ? String(fault.code) : '';
  const reason = remedies[code] ?? (fault instanceof Error ? fault.message : String(fault));
  return new Error(`Cannot listen on ${host}, port ${port}: ${reason}`, { cause: fault });
}
