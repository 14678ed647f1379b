// Pictures as phones make them, for tests of photos.
import sharp, { type OverlayOptions, type Sharp } from 'sharp';

const white = { r: 255, g: 255, b: 255 };

/** A picture of wide stripes with a black corner at the top left, by which its turn can be told. Sides in pixels. */
export function aPicture(width = 1200, height = 800): Sharp {
  const corner: OverlayOptions = {
    input: {
      create: {
        width: Math.ceil(width / 4),
        height: Math.ceil(height / 4),
        channels: 3,
        background: 'black',
      },
    },
    left: 0,
    top: 0,
  };
  return sharp({ create: { width, height, channels: 3, background: white } }).composite([corner]);
}

/** A picture of noise, which no format makes small. */
export function aNoisyPicture(width: number, height: number): Sharp {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width, height, channels: 3, background: white, noise } });
}

/** Stands in every place of a file where something can be told that nobody sees. */
export const photoCanary = 'CanaryMcWhistle';

/** A photo that tells where it was taken, by what, and more, lying on its side as phones keep them. */
export function aTellingPhoto(): Promise<Buffer> {
  return aPicture(1200, 800)
    .withExif({
      IFD0: { Make: photoCanary, Copyright: photoCanary },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 46/1 30/1', GPSAreaInformation: photoCanary },
    })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf>${photoCanary}</rdf></x:xmpmeta>`)
    .withMetadata({ orientation: 6 })
    .withIccProfile('p3')
    .jpeg()
    .toBuffer();
}
