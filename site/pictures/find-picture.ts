// The pictures drawn in art/, by what they show. A picture not rendered yet is not there, and its place stays empty.
import type { ImageMetadata } from 'astro';
import type { ServiceSlug } from '#content/catalogue/services.ts';
import type { SceneName } from '#content/words/shell/picture-words.ts';

const files = import.meta.glob<{ readonly default: ImageMetadata }>('./{appliances,details,scenes}/*.jpg', {
  eager: true,
});

export type PictureName = `appliances/${ServiceSlug}` | `details/${ServiceSlug}` | `scenes/${SceneName}`;

export function findPicture(name: PictureName): ImageMetadata | undefined {
  return files[`./${name}.jpg`]?.default;
}
