// What Blender draws, each with the size and the samples of its pixels that it needs.
import { services } from '#content/catalogue/services.ts';

export type Render = {
  readonly script: 'portrait.py' | 'scene.py' | 'detail.py' | 'outline.py';
  /** Where it lands, from the folder of renders. */
  readonly file: string;
  readonly what: string;
  readonly width: number;
  /** Default: what the script holds for right. */
  readonly height?: number;
  readonly samples: number;
};

const scenes = [
  { what: 'leak', width: 1920, height: 1080, samples: 56 },
  { what: 'kitchen', width: 1600, height: 900, samples: 48 },
  { what: 'laundry', width: 1280, height: 720, samples: 40 },
  { what: 'condo', width: 1280, height: 720, samples: 40 },
] as const;

/** Frames of one turn of the drum, and the steps that follow them: the films, the masters, the plates, the technician, the icons. */
export const films = { frames: 24, finishing: 5 } as const;

export function listRenders(): readonly Render[] {
  const each = services.map(({ slug }) => slug);
  return [
    ...each.map(
      (what) =>
        ({ script: 'portrait.py', file: `appliances/${what}.png`, what, width: 1200, samples: 72 }) as const,
    ),
    ...scenes.map((scene) => ({ ...scene, script: 'scene.py', file: `scenes/${scene.what}.png` }) as const),
    ...each.map(
      (what) =>
        ({ script: 'detail.py', file: `details/${what}.png`, what, width: 1200, samples: 14 }) as const,
    ),
    {
      script: 'outline.py',
      file: 'lines/technician.png',
      what: 'technician',
      width: 2880,
      height: 1620,
      samples: 1,
    },
  ];
}
