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

function readBlock(kind: string, lines: readonly string[]): GuideStep {
  if (kind === 'sh run') return { kind: 'run', commands: lines.join('\n') };
  const [name = '', ...changes] = lines;
  return {
    kind: 'edit',
    file: name.replace(/^--- /u, ''),
    before: linesWith(changes, ' -'),
    after: linesWith(changes, ' +'),
  };
}

/** Its blocks marked `sh run` or `diff`, in their order. */
export function listGuideSteps(guide: string): readonly GuideStep[] {
  const blocks = readFileSync(guide, 'utf8').matchAll(/^( *)```(sh run|diff)\n(.*?)^ *```$/gmsu);
  return [...blocks].map(([, indent = '', kind = '', text = '']) => {
    const lines = text.trimEnd().split('\n');
    return readBlock(
      kind,
      lines.map((line) => line.slice(indent.length)),
    );
  });
}

/** Changes a file of the project in `folder` as told. Fails unless what is to be changed stands there exactly once. */
export function followEdit(folder: string, { file, before, after }: GuideStep & { kind: 'edit' }): void {
  const path = join(folder, file);
  const parts = readFileSync(path, 'utf8').split(`\n${before}\n`);
  if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times:\n${before}`);
  writeFileSync(path, parts.join(`\n${after}\n`));
}
