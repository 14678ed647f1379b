// Where the plate with the model number is: the shell of each machine, open where one has to look, and its usual plates as labels.
import {
  markPlaces,
  numberPlaces,
  numberSign,
  type NumberPlace,
} from '#content/catalogue/plates/number-places.ts';
import type { ServiceSlug } from '#content/catalogue/services.ts';
import type { Point, Spot } from './camera.ts';
import { drawings } from './drawings.ts';
import { axes, type Pencil } from './pencil.ts';
import type { Drawing, DrawnSign } from './sheet.ts';

/** A label: which way it faces, its middle, how wide and high, and where its letter is. */
type Label = readonly [facing: 'front' | 'side' | 'level', at: Point, mark: Spot, size?: Spot];

type NumberSheet<Place extends string> = {
  readonly of: Drawing & { readonly pencil: Pencil };
  /** The shapes of the drawing that are the shell. */
  readonly shell: readonly string[];
  /** What the drawing has closed. */
  readonly more?: (pencil: Pencil) => string;
  readonly labels: Readonly<Record<Place, Label>>;
};

const range = {
  of: drawings.oven,
  shell: ['back', 'liner', 'glass', 'burners', 'backguard', 'panel', 'drawer'],
};

const sheets: { readonly [Service in ServiceSlug]: NumberSheet<NumberPlace<Service>> } = {
  refrigerator: {
    of: drawings.refrigerator,
    shell: ['back', 'liners', 'drawers', 'low', 'middle', 'high', 'glass', 'dispenser', 'grille'],
    labels: {
      wall: ['side', [-6, 34, 148], [22, 150]],
      ceiling: ['level', [20, 34, 171], [290, 28]],
      drawers: ['side', [-6, 30, 64], [22, 330]],
    },
  },
  washer: {
    of: drawings.washer,
    shell: ['back', 'drawer', 'boot', 'glass', 'display', 'feet'],
    // A top-loader has its opening and its lid here.
    more: (pencil) =>
      pencil.level(98.5, [-24, 24], [14, 58], 'q') +
      pencil.face('-24,58,98.5 24,58,98.5 24,44,126 -24,44,126', 'q'),
    labels: {
      opening: ['front', [0, 0, 26], [60, 440]],
      lid: ['front', [-4, 56, 103.5], [60, 60], [16, 6]],
      back: ['front', [22, 76, 88], [368, 110]],
    },
  },
  dryer: {
    of: drawings.dryer,
    shell: ['back', 'lint-screen', 'glass', 'controls', 'feet'],
    more: (pencil) => pencil.rings([0, 0, 54], axes.y, '0:26 6:24'),
    labels: {
      opening: ['front', [0, 0, 28], [60, 420]],
      frame: ['front', [28, 0, 52], [352, 240], [5, 12]],
    },
  },
  dishwasher: {
    of: drawings.dishwasher,
    shell: ['back', 'tub', 'racks', 'door-seal', 'glass', 'door', 'control-panel', 'kick'],
    labels: {
      door: ['side', [30, 1, 68], [374, 130], [6, 12]],
      tub: ['front', [-27, 5, 56], [60, 240], [5, 12]],
    },
  },
  oven: {
    ...range,
    labels: {
      opening: ['front', [-33, 2, 48], [22, 240], [5, 12]],
      drawer: ['front', [0, 4, 14], [120, 428]],
      top: ['front', [0, 2, 76], [376, 170]],
    },
  },
  stove: {
    ...range,
    labels: {
      drawer: ['front', [0, 4, 14], [120, 428]],
      opening: ['front', [-33, 2, 48], [22, 240], [5, 12]],
      under: ['level', [0, 30, 84], [376, 120], [16, 9]],
    },
  },
  'wine-cooler': {
    of: drawings['wine-cooler'],
    shell: ['back', 'liner', 'divider', 'glass', 'grille', 'feet'],
    labels: {
      wall: ['side', [-27, 22, 72], [22, 130]],
      ceiling: ['level', [8, 20, 83], [290, 36]],
      grille: ['front', [0, 5, 8], [60, 404], [16, 6]],
    },
  },
  'range-hood': {
    of: drawings['range-hood'],
    shell: ['wall', 'canopy', 'back', 'grease-filters', 'glass', 'controls'],
    labels: {
      side: ['side', [-37.6, 26, 4.6], [30, 300], [14, 5]],
      back: ['front', [14, 49.6, 4.4], [372, 320], [14, 5]],
    },
  },
  microwave: {
    of: drawings.microwave,
    shell: ['back', 'cavity', 'plate', 'grease-filter', 'glass', 'vents', 'touch-panel', 'hinge'],
    labels: {
      opening: ['front', [-36.4, 0, 20], [20, 120], [3, 9]],
      back: ['front', [-12, 40, 20], [170, 44]],
      under: ['level', [-20, 15, 0.5], [60, 352]],
    },
  },
};

function drawLabel(pencil: Pencil, [facing, [x, y, z], , [wide, high] = [14, 7]]: Label): string {
  const span = (middle: number, size: number) => [middle - size / 2, middle + size / 2] as const;
  if (facing === 'front') return pencil.front(y, span(x, wide), span(z, high), 'b');
  if (facing === 'side') return pencil.side(x, span(y, wide), span(z, high), 'b');
  return pencil.level(z, span(x, wide), span(y, high), 'b');
}

const orders: Readonly<Record<string, readonly string[]>> = numberPlaces;

/** The shell of an appliance, and the one sign it has: its places, lettered. */
export function listNumberSheets(): readonly { service: string; drawing: Drawing; sign: DrawnSign }[] {
  return Object.entries(sheets).map(([service, { of, shell, more, labels }]) => {
    const known: Readonly<Record<string, Label>> = labels;
    const places = (orders[service] ?? []).flatMap((place) => {
      const label = known[place];
      return label === undefined ? [] : [[`label-${place}`, label] as const];
    });
    const { pencil, width, height, shapes } = of;
    const drawing: Drawing = {
      width,
      height,
      shapes: {
        ...Object.fromEntries(shell.map((name) => [name, shapes[name] ?? ''])),
        opening: more?.(pencil) ?? '',
        ...Object.fromEntries(places.map(([place, label]) => [place, drawLabel(pencil, label)])),
      },
      marks: Object.fromEntries(places.map(([place, [, at, mark]]) => [place, [pencil.camera(at), mark]])),
    };
    return {
      service,
      drawing,
      sign: { slug: numberSign, marked: markPlaces(places.map(([place]) => place)) },
    };
  });
}
