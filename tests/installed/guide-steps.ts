// What a guide of docs/guides/ tells its reader to do that can be done without a network and without root.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type GuideStep =
  | { readonly kind: 'run'; readonly commands: string }
  | { readonly kind: 'edit'; readonly file: string; readonly before: string; readonly after: string };

function linesWith(lines: readonly string[], marks: string): string {
  return lines
    .filter((line) => marks.includes(line.slice(0, 1)))
    .map((line) => line.slice(1))
    .join('\n');
}

/** "--- FILE" begins the changes of a file, "@@" another place in it. */
function readEdits(diff: string): readonly GuideStep[] {
  const files = diff.split(/^--- /mu).slice(1);
  return files.flatMap((text) => {
    const [file = '', ...changes] = text.trimEnd().split('\n');
    return changes
      .join('\n')
      .split('\n@@\n')
      .map((place) => place.split('\n'))
      .map((lines) => ({
        ...({ kind: 'edit', file } as const),
        ...{ before: linesWith(lines, ' -'), after: linesWith(lines, ' +') },
      }));
  });
}

/** Its blocks marked `sh run` or `diff`, in their order. */
export function listGuideSteps(guide: string): readonly GuideStep[] {
  const blocks = readFileSync(guide, 'utf8').matchAll(/^( *)```(sh run|diff)\n(.*?)^ *```$/gmsu);
  return [...blocks].flatMap(([, indent = '', kind = '', text = '']): readonly GuideStep[] => {
    const lines = text.trimEnd().split('\n');
    const block = lines.map((line) => line.slice(indent.length)).join('\n');
    return kind === 'sh run' ? [{ kind: 'run', commands: block }] : readEdits(block);
  });
}

/** Changes a file of the project in `folder` as told. Fails unless what is to be changed stands there exactly once. */
export function followEdit(folder: string, { file, before, after }: GuideStep & { kind: 'edit' }): void {
  const path = join(folder, file);
  const parts = readFileSync(path, 'utf8').split(`\n${before}\n`);
  if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times:\n${before}`);
  writeFileSync(path, parts.join(`\n${after}\n`));
}
