// The tables of what the call board asks, made of domain/board/: the comment over a call is its line, and its schema says what is
// posted. Marks in the document say where the table of which file stands.
import { readFileSync, writeFileSync } from 'node:fs';
import * as z from 'zod/mini';
import type { BoardCall } from '#domain/board/board-call.ts';
import { boardCalls } from '#domain/board/board-calls.ts';
import { boardApiPath } from '#domain/paths/paths.ts';
import { formatDocument, type Problem } from './document.ts';

const file = 'docs/contracts.md';
const places =
  /(<!-- made of (domain\/board\/[\w-]+\.ts) by "npm run check-docs -- write" -->).*?(<!-- end -->)/gsu;
const calls = /\/\*\*((?:(?!\*\/).)*)\*\/\s*export const (\w+) = \w+Call\(/gsu;

/** "`{id, heldId, note?}`: ", or nothing where nothing is posted. */
function describeBody({ method, question }: BoardCall): string {
  const { properties = {}, required = [] } = z.toJSONSchema(question, {
    io: 'input',
    unrepresentable: 'any',
  });
  const names = Object.keys(properties).map((name) => (required.includes(name) ? name : `${name}?`));
  return method === 'GET' || names.length === 0 ? '' : `\`{${names.join(', ')}}\`: `;
}

function rowOf(name: string, comment: string): string {
  const call = boardCalls[name];
  if (call === undefined) throw new Error(`domain/board/ has a call that is not among its calls: ${name}`);
  const address = `${call.method} ${boardApiPath}${call.path.replaceAll(/:(\w+)/gu, '{$1}')}`;
  const text = comment.replaceAll(/\s+\*?\s*/gu, ' ').trim();
  return `| \`${address}\` | ${call.isForOwners ? 'for owners: ' : ''}${describeBody(call)}${text} |`;
}

function tableOf(source: string): string {
  const rows = [...readFileSync(source, 'utf8').matchAll(calls)].map(([, comment = '', name = '']) =>
    rowOf(name, comment),
  );
  return ['| Request | Answers |', '| --- | --- |', ...rows].join('\n');
}

/** The document with the tables as the code has them. */
async function withTables(text: string): Promise<string> {
  const whole = text.replaceAll(
    places,
    (_, opening: string, source: string, closing: string) => `${opening}\n\n${tableOf(source)}\n\n${closing}`,
  );
  return formatDocument(file, whole);
}

/** The document's tables are the code's. */
export async function checkBoardTables(): Promise<readonly Problem[]> {
  const text = readFileSync(file, 'utf8');
  if (text === (await withTables(text))) return [];
  return [{ file, text: 'has old tables of the call board: run "npm run check-docs -- write"' }];
}

/** Puts the code's tables into the document. */
export async function writeBoardTables(): Promise<void> {
  writeFileSync(file, await withTables(readFileSync(file, 'utf8')));
}
