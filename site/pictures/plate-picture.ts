// The plates drawn in art/, one file for each machine. An appliance without one shows none.
import type { ServiceSlug } from '#content/catalogue/services.ts';

/** An SVG as Astro imports it: a component that knows where its file is. */
type PlateFile = { readonly src: string; readonly width: number; readonly height: number };

const files = import.meta.glob<{ readonly default: PlateFile }>('./plates/*.svg', { eager: true });

/** Address and size of an appliance's plate. The name of a sign after "#" lights what the sign is about. */
export function platePicture(service: ServiceSlug): PlateFile | undefined {
  return files[`./plates/${service}.svg`]?.default;
}
