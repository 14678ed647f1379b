// Land that the coast of the maps is too coarse for: one of our places is on each. Drawn by hand around the place's point, as large as
// the land that the US Census Bureau gives it (islands.test.ts). Good for a picture of where one is; nothing is measured on them.

type Island = {
  readonly name: string;
  readonly outline: readonly (readonly [longitude: number, latitude: number])[];
};

// One line an island, so that it can be reviewed at a glance.
// prettier-ignore
export const islands: readonly Island[] = [
  { name: 'Miami Beach', outline: [[-80.1387, 25.765], [-80.1314, 25.764], [-80.1291, 25.785], [-80.1236, 25.81], [-80.1218, 25.83], [-80.1209, 25.874], [-80.1305, 25.874], [-80.1373, 25.858], [-80.1387, 25.848], [-80.1355, 25.838], [-80.1409, 25.826], [-80.1455, 25.813], [-80.1437, 25.801], [-80.1459, 25.788], [-80.1441, 25.775]] },
  { name: 'North Bay Village', outline: [[-80.1596, 25.8465], [-80.1578, 25.8504], [-80.153, 25.8515], [-80.1482, 25.851], [-80.1461, 25.8475], [-80.1482, 25.8443], [-80.153, 25.8432], [-80.1578, 25.8434]] },
  { name: 'Bay Harbor Islands', outline: [[-80.138, 25.8885], [-80.1358, 25.8941], [-80.1308, 25.8944], [-80.1285, 25.8885], [-80.1302, 25.8819], [-80.1358, 25.8816]] },
  { name: 'South Pasadena', outline: [[-82.7461, 27.7523], [-82.7431, 27.7565], [-82.7371, 27.7604], [-82.7303, 27.7595], [-82.7307, 27.7531], [-82.735, 27.7476], [-82.7418, 27.7476]] },
];
