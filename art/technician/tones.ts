// What each thing of the scene is drawn as: the first pattern that knows "object|material". Things of one name are one area.
type Tone = { readonly name: string; readonly knows: RegExp; readonly light: Pair; readonly dark: Pair };
/** In the light, and where it does not reach. */
type Pair = readonly [lit: string, shaded: string];

const ink: Pair = ['#23474d', '#23474d'];
const inkDark: Pair = ['#0e1b1e', '#0e1b1e'];

/** Air and wall are paper; what is thinner than a line is not drawn. */
export const unseen = /studio wall|paper wall|sash|leaf|frond|flag|nothing|thread|seam|digits|\|mark/u;

export const tones: readonly Tone[] = [
  { name: 'shirt', knows: /work shirt$/u, light: ['#7dbdb5', '#4f9d9c'], dark: ['#4c938c', '#2f6f6c'] },
  { name: 'collar', knows: /collar/u, light: ['#4f9d9c', '#2f807f'], dark: ['#3b7f79', '#28615e'] },
  { name: 'cap', knows: /cap cloth/u, light: ['#0a5f6b', '#084a54'], dark: ['#2f7b76', '#225b58'] },
  { name: 'cuff', knows: /cuff/u, light: ['#0a5f6b', '#084a54'], dark: ['#2f7b76', '#225b58'] },
  { name: 'ear', knows: /^ear/u, light: ['#e6bf9c', '#cb9a75'], dark: ['#b98d6c', '#94694c'] },
  { name: 'skin', knows: /skin/u, light: ['#e6bf9c', '#cb9a75'], dark: ['#b98d6c', '#94694c'] },
  { name: 'glove', knows: /glove leather/u, light: ['#ffe0ad', '#f0bf72'], dark: ['#e2bd84', '#bb8f50'] },
  { name: 'trousers', knows: /work trousers/u, light: ['#bcd8d0', '#9bbdb5'], dark: ['#365257', '#273f43'] },
  { name: 'sole', knows: /boot sole/u, light: ink, dark: inkDark },
  { name: 'boot', knows: /boot leather|welt/u, light: ['#d8b892', '#b8936a'], dark: ['#8c6c4c', '#6a4f36'] },
  { name: 'belt', knows: /belt leather/u, light: ['#b8936a', '#94704a'], dark: ['#6a4f36', '#523c28'] },
  { name: 'pouch', knows: /pouch leather/u, light: ['#d8b892', '#b8936a'], dark: ['#8c6c4c', '#6a4f36'] },
  { name: 'trim', knows: /\|leather|oak/u, light: ['#e6d3b3', '#cdb58e'], dark: ['#a08a68', '#7d6a4e'] },
  { name: 'bag', knows: /canvas/u, light: ['#0a5f6b', '#084a54'], dark: ['#2f6f6c', '#225552'] },
  { name: 'lead', knows: /tube.*red lead/u, light: ['#a3241f', '#a3241f'], dark: ['#ff7f6e', '#ff7f6e'] },
  { name: 'mango', knows: /meter grip/u, light: ['#f9a01b', '#d9820a'], dark: ['#ffb13b', '#d08a22'] },
  { name: 'red', knows: /red lead|wire 0/u, light: ['#c2453a', '#a3241f'], dark: ['#ff7f6e', '#cf4636'] },
  { name: 'sea', knows: /sea grip|wire [12]/u, light: ['#4f9d9c', '#0a5f6b'], dark: ['#8ed6cb', '#4c938c'] },
  {
    name: 'screen',
    knows: /meter screen|relay|plate paper/u,
    light: ['#fffdf8', '#fffdf8'],
    dark: ['#f3ecdc', '#f3ecdc'],
  },
  { name: 'sheet', knows: /back sheet/u, light: ['#f7f1e3', '#f7f1e3'], dark: ['#22393e', '#22393e'] },
  { name: 'side', knows: /cabinet side/u, light: ['#dfece7', '#cbded8'], dark: ['#1a3034', '#15282b'] },
  { name: 'cloth', knows: /work cloth/u, light: ['#dfece7', '#dfece7'], dark: ['#1d3b3c', '#1d3b3c'] },
  { name: 'copper', knows: /copper|brass/u, light: ['#d98d3d', '#b56a00'], dark: ['#d9974f', '#a96a12'] },
  {
    name: 'fan',
    knows: /plastic 0.05|plastic 0.06/u,
    light: ['#8fb5ac', '#8fb5ac'],
    dark: ['#3d5f62', '#3d5f62'],
  },
  {
    name: 'metal',
    knows: /metal|chrome|galvanized/u,
    light: ['#cfe2dc', '#cfe2dc'],
    dark: ['#4b6669', '#4b6669'],
  },
  { name: 'dark', knows: /./u, light: ink, dark: inkDark },
];
