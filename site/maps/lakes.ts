// The large lakes between our places, drawn by hand, then moved and scaled to the center and area that Natural Earth 1:10m gives
// each (lakes.test.ts). No package that we found carries its outlines. Good for a picture of where one is; nothing is measured on them.

type Lake = {
  readonly name: string;
  readonly outline: readonly (readonly [longitude: number, latitude: number])[];
};

// One line a lake, so that it can be reviewed at a glance.
// prettier-ignore
export const lakes: readonly Lake[] = [
  { name: 'Okeechobee', outline: [[-80.78, 27.194], [-80.697, 27.13], [-80.632, 27.029], [-80.614, 26.918], [-80.642, 26.826], [-80.697, 26.734], [-80.789, 26.725], [-80.881, 26.762], [-80.991, 26.808], [-81.065, 26.9], [-81.065, 26.983], [-80.954, 27.056], [-80.862, 27.167]] },
  { name: 'Apopka', outline: [[-81.624, 28.688], [-81.577, 28.66], [-81.568, 28.604], [-81.596, 28.576], [-81.633, 28.567], [-81.671, 28.585], [-81.689, 28.632], [-81.671, 28.669]] },
  { name: 'Tohopekaliga', outline: [[-81.398, 28.3], [-81.366, 28.278], [-81.377, 28.223], [-81.344, 28.169], [-81.333, 28.136], [-81.366, 28.125], [-81.398, 28.169], [-81.42, 28.223], [-81.42, 28.278]] },
  { name: 'East Tohopekaliga', outline: [[-81.286, 28.34], [-81.251, 28.317], [-81.24, 28.282], [-81.275, 28.259], [-81.31, 28.271], [-81.321, 28.305]] },
  { name: 'Kissimmee', outline: [[-81.28, 27.99], [-81.216, 27.959], [-81.206, 27.895], [-81.237, 27.821], [-81.29, 27.832], [-81.322, 27.895], [-81.322, 27.948]] },
  { name: 'Jesup', outline: [[-81.274, 28.724], [-81.239, 28.741], [-81.187, 28.776], [-81.161, 28.759], [-81.196, 28.724], [-81.239, 28.698], [-81.265, 28.698]] },
  { name: 'Monroe', outline: [[-81.319, 28.836], [-81.282, 28.863], [-81.237, 28.854], [-81.21, 28.827], [-81.255, 28.818], [-81.301, 28.818]] },
  { name: 'Istokpoga', outline: [[-81.303, 27.434], [-81.238, 27.423], [-81.216, 27.368], [-81.271, 27.325], [-81.336, 27.346], [-81.347, 27.39]] },
];
