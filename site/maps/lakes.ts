// The large lakes between our places, drawn by hand to about a mile from their known extents: no table of lakes that may be
// used freely is to be had as a package. Good for a picture of where one is; nothing is measured on them.

type Lake = {
  readonly name: string;
  readonly outline: readonly (readonly [longitude: number, latitude: number])[];
};

// One line a lake, so that it can be reviewed at a glance.
// prettier-ignore
export const lakes: readonly Lake[] = [
  { name: 'Okeechobee', outline: [[-80.79, 27.2], [-80.7, 27.13], [-80.63, 27.02], [-80.61, 26.9], [-80.64, 26.8], [-80.7, 26.7], [-80.8, 26.69], [-80.9, 26.73], [-81.02, 26.78], [-81.1, 26.88], [-81.1, 26.97], [-80.98, 27.05], [-80.88, 27.17]] },
  { name: 'Apopka', outline: [[-81.62, 28.68], [-81.57, 28.65], [-81.56, 28.59], [-81.59, 28.56], [-81.63, 28.55], [-81.67, 28.57], [-81.69, 28.62], [-81.67, 28.66]] },
  { name: 'Tohopekaliga', outline: [[-81.4, 28.29], [-81.37, 28.27], [-81.38, 28.22], [-81.35, 28.17], [-81.34, 28.14], [-81.37, 28.13], [-81.4, 28.17], [-81.42, 28.22], [-81.42, 28.27]] },
  { name: 'East Tohopekaliga', outline: [[-81.29, 28.33], [-81.26, 28.31], [-81.25, 28.28], [-81.28, 28.26], [-81.31, 28.27], [-81.32, 28.3]] },
  { name: 'Kissimmee', outline: [[-81.28, 28.0], [-81.22, 27.97], [-81.21, 27.91], [-81.24, 27.84], [-81.29, 27.85], [-81.32, 27.91], [-81.32, 27.96]] },
  { name: 'Jesup', outline: [[-81.28, 28.72], [-81.24, 28.74], [-81.18, 28.78], [-81.15, 28.76], [-81.19, 28.72], [-81.24, 28.69], [-81.27, 28.69]] },
  { name: 'Monroe', outline: [[-81.32, 28.84], [-81.28, 28.87], [-81.23, 28.86], [-81.2, 28.83], [-81.25, 28.82], [-81.3, 28.82]] },
  { name: 'Harris', outline: [[-81.84, 28.8], [-81.78, 28.81], [-81.74, 28.77], [-81.78, 28.73], [-81.83, 28.74], [-81.86, 28.77]] },
  { name: 'Griffin', outline: [[-81.86, 28.93], [-81.83, 28.9], [-81.82, 28.85], [-81.86, 28.84], [-81.88, 28.88]] },
  { name: 'Istokpoga', outline: [[-81.3, 27.43], [-81.24, 27.42], [-81.22, 27.37], [-81.27, 27.33], [-81.33, 27.35], [-81.34, 27.39]] },
];
