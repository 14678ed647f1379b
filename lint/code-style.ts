// The house style a machine can see: forms of code that are refused, each with what to write instead.
import type { ESLint, Rule } from 'eslint';

export type Refusal = { readonly selector: string; readonly message: string };

/** Refused everywhere. */
export const everywhere: readonly Refusal[] = [
  {
    selector: 'TSAsExpression:not([typeAnnotation.typeName.name="const"])',
    message: 'No "as": parse the value, or let a type guard or "satisfies" say what it is.',
  },
  { selector: 'TSTypeAssertion', message: 'No type assertion: parse the value instead.' },
  { selector: 'TSEnumDeclaration', message: 'No enum: a union of string literals says the same.' },
  { selector: 'ClassExpression', message: 'No classes but errors: a function and a plain value.' },
  {
    selector: 'ClassDeclaration:not([superClass.name=/Error$/])',
    message: 'No classes but errors: a function and a plain value.',
  },
  {
    selector: 'CallExpression[callee.name=/^(eval|Function)$/], NewExpression[callee.name="Function"]',
    message: 'No code made of text.',
  },
  {
    selector: 'VariableDeclaration[kind="var"], ForInStatement, LabeledStatement',
    message: 'Use const and for…of.',
  },
];

/** Refused but in tool configuration, whose format demands a default export. */
export const defaultExport: Refusal = {
  selector: 'ExportDefaultDeclaration',
  message: 'Named exports only: a thing has one name everywhere.',
};

/** Refused in domain and server: time and chance are arguments there. */
export const timeAndChance: readonly Refusal[] = [
  {
    selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
    message: 'Time is an argument: take "now".',
  },
  {
    selector: 'CallExpression[callee.object.name="Date"][callee.property.name="now"]',
    message: 'Time is an argument: take "now".',
  },
  {
    selector: 'CallExpression[callee.object.name="Math"][callee.property.name="random"]',
    message: 'Chance is an argument: take a function that draws.',
  },
];

/** Refused in domain and server: nothing a visitor sends can come near a shell or another interpreter. */
export const otherPrograms: Refusal = {
  selector: 'ImportDeclaration[source.value=/^(node:)?(child_process|cluster|repl|vm|wasi)$/]',
  message: 'The server starts no program and runs no text as code.',
};

/** Refused outside the one place of each program that reads the environment. */
export const environment: readonly Refusal[] = [
  {
    selector: 'MemberExpression[object.name="process"][property.name="env"]',
    message:
      'The environment is read once: server/settings/env.ts for the server, site/settings.ts for the site.',
  },
  {
    selector: 'CallExpression[callee.object.name="process"][callee.property.name="exit"]',
    message: 'Only server/main.ts and scripts end the process.',
  },
];

/** Refused in everything visible. */
export const visible: readonly Refusal[] = [
  {
    selector: 'JSXAttribute[name.name="style"]',
    message: 'The content security policy blocks style attributes: use classes.',
  },
  {
    selector: 'JSXAttribute[name.name=/^(href|action)$/] > Literal[value=/^\\u002f/]',
    message: 'Paths are built by domain/paths/paths.ts.',
  },
];

/** Refused in page files: a page is a table of contents, data above and sections below. */
export const tagsInPages: Refusal = {
  selector: 'JSXOpeningElement > JSXIdentifier[name=/^[a-z]/]',
  message: 'No HTML tags in a page file: put them into a section.',
};

/** Names that say nothing about what is inside, or that tell of a past nobody remembers. */
const saysNothing = /^(?:index|utils?|helpers?|common|shared|misc|types|constants)$/u;
const tellsOfThePast = /(?:New|V\d+|(?<!\d)\d)$/u;
/** Numbered pages and migrations have names somebody else decides. */
const namedByOthers = /(?:^|\/)site\/pages\/|\/migrations\//u;

function checkFileName(context: Rule.RuleContext): Rule.RuleListener {
  const name = context.filename.replace(/^.*\//u, '').replace(/\..*$/u, '');
  const isRefused = saysNothing.test(name) || tellsOfThePast.test(name);
  if (!isRefused || namedByOthers.test(context.filename)) return {};
  const message = `"${name}" does not say what the file holds: name it after one thing.`;
  return { Program: (node) => context.report({ node, message }) };
}

/** A file is named after the one thing it holds. */
export const fileNames: ESLint.Plugin = { rules: { 'say-one-thing': { create: checkFileName } } };
