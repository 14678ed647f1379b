// Writes site/elements/pictures/icon-shapes.ts: the shapes of the few Lucide icons the site shows, as plain markup.
// Run `node scripts/drawing/make-icon-shapes.ts` after changing the list, and commit what it writes.
import { writeFile } from 'node:fs/promises';
import { z } from 'zod';

const names = {
  // The services' own values.
  ChefHat: 'chef-hat',
  Refrigerator: 'refrigerator',
  WashingMachine: 'washing-machine',
  Shirt: 'shirt',
  Utensils: 'utensils',
  Microwave: 'microwave',
  // Reasons and trust.
  Clock: 'clock',
  Award: 'award',
  Shield: 'shield',
  Zap: 'zap',
  DollarSign: 'dollar-sign',
  CheckCircle: 'circle-check',
  // The interface.
  Phone: 'phone',
  Menu: 'menu',
  X: 'x',
  ChevronDown: 'chevron-down',
  ChevronRight: 'chevron-right',
  ArrowRight: 'arrow-right',
  ArrowUp: 'arrow-up',
  ArrowLeft: 'arrow-left',
  Check: 'check',
  Star: 'star',
  Mail: 'mail',
  MapPin: 'map-pin',
  Calendar: 'calendar-days',
  Snowflake: 'snowflake',
  Wrench: 'wrench',
  Alert: 'triangle-exclamation-point',
  Info: 'info',
  Plus: 'plus',
  House: 'house',
  Pause: 'pause',
  Play: 'play',
  Waves: 'waves-horizontal',
  Filter: 'list-filter',
  ListChecks: 'list-checks',
  Volume: 'volume-2',
  VolumeOff: 'volume-x',
} as const;

type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>];

function draw([tag, attributes]: Shape): string {
  const written = Object.entries(attributes).filter(([name]) => name !== 'key');
  return `<${tag} ${written.map(([name, value]) => `${name}="${value}"`).join(' ')}/>`;
}

const iconModule = z.object({
  __iconData: z.object({ node: z.array(z.tuple([z.string(), z.record(z.string(), z.string())])) }),
});

async function readIcon(file: string): Promise<string> {
  const icon: unknown = await import(`../../node_modules/lucide-react/dist/esm/icons/${file}.mjs`);
  return iconModule.parse(icon).__iconData.node.map(draw).join('');
}

const rows = await Promise.all(
  Object.entries(names).map(async ([name, file]) => `  ${name}: '${await readIcon(file)}',`),
);
const text = `// Written by scripts/drawing/make-icon-shapes.ts from Lucide (ISC licence). 24 × 24 units, drawn by stroke.
export const iconShapes = {
${rows.join('\n')}
} as const;

export type IconName = keyof typeof iconShapes;
`;
await writeFile(new URL('../../site/elements/pictures/icon-shapes.ts', import.meta.url), text);
