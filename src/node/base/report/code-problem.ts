import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { getSystemErrorMap, stripVTControlCharacters } from 'node:util';
import { errorAt, positionAt, type Problem, type SourcePosition } from '#shared/problem.ts';
import { escapePattern } from '#shared/text/escape-pattern.ts';
import { findJsonFault } from '../yaml/yaml-source.ts';
import { findCodeFault } from '../syntax/parse-code.ts';
import { systemProblem } from './system-problem.ts';

/** Details of an error from the bundler or dev server, in addition to its message. */
interface CodeError {
  readonly errors?: readonly unknown[];
  readonly message?: string;
  /** The module, which may have a query; native plugins of the dev server put something else here. */
  readonly id?: unknown;
  /** The column is zero-based. */
  readonly loc?: { readonly file?: string; readonly line?: number; readonly column?: number };
}

/**
 * Converts errors of the bundler, or of the dev server, to problems: what is wrong, where, and how
 * to fix it. `asked` is the file that was requested, for errors that name none.
 */
export function codeProblems(error: unknown, root: string, asked?: string): readonly Problem[] {
  const { errors } = (error ?? {}) as CodeError;
  return (errors ?? [error]).map((single) => toProblem(single, root, asked));
}

function toProblem(error: unknown, root: string, asked?: string): Problem {
  const text = stripVTControlCharacters(error instanceof Error ? error.message : String(error));
  const known = explainImport(text);
  const failure = known ? undefined : readSystemError(text);
  if (failure) return systemProblem(failure, root);
  const [message, hint, quoted] = known ?? explain(text);
  const position = findPlace(error, { text, root, quoted, asked });
  const problem: Problem = errorAt(position, message, hint);
  return known ? problem : (syntaxProblem(position.file) ?? problem);
}

/** Explains why a file of JSON or code cannot be read; undefined if it can. */
export function syntaxProblem(file: string): Problem | undefined {
  const isJson = file.endsWith('.json');
  if (!(isJson || /\.[cm]?[jt]sx?$/.test(file)) || !existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  const fault = isJson ? findJsonFault(text) : findCodeFault(file, text);
  return (
    fault &&
    errorAt({ file, ...positionAt(text, fault.offset) }, unreadable(fault.message), syntaxHint)
  );
}

/** What is wrong, and how to fix it. */
type Explanation = readonly [message: string, hint: string];

/** Explains an import that leads to no file or package. */
export function explainMissingImport(importer: 'page' | 'code', name: string): Explanation {
  return /^(?:.*!)?(?:[./#]|@site\/)/.test(name)
    ? [
        `The ${importer} imports "${name}", which does not exist.`,
        'Correct the path, or create the file first.',
      ]
    : [
        `The ${importer} imports the package "${name}", which is not installed.`,
        'Install the packages of the site first, or leave out components that need it with `checks: { imports: "warn" }` in the configuration.',
      ];
}

/**
 * Explanations of failed imports and component code, by the messages of the tools that read them.
 */
const explanations: readonly (readonly [said: RegExp, explain: (name: string) => Explanation])[] = [
  [
    // A missing file of an alias is resolved, but cannot be loaded.
    /(?:Could not resolve|Failed to resolve import|UNLOADABLE_DEPENDENCY[^"']+) ["']([^"']+)["']/,
    (name) => explainMissingImport('code', name),
  ],
  [/"([^"]+)" is not exported by |provide an export named '([^']+)'/, explainMissingExport],
  [
    /"([^"]+)" is outside the content folder/,
    (name) => [
      `The code imports "${name}", which is outside the folders that the site publishes.`,
      'Move the file into the folder of the pages.',
    ],
  ],
];

/** Explains an import of a name that is not exported. */
export function explainMissingExport(name: string): Explanation {
  return [
    `The code imports "${name}", which the other file does not export.`,
    'Correct the name, or export it there.',
  ];
}

/** Explains a failed import by its error message; undefined for anything else. */
export function explainImport(text: string): readonly [...Explanation, quoted: string] | undefined {
  for (const [said, toWords] of explanations) {
    const match = said.exec(text);
    const name = match?.slice(1).find(Boolean);
    if (name !== undefined) return [...toWords(name), name];
  }
  return undefined;
}

/** Returns the message for code that cannot be parsed; parsers may end with a question. */
function unreadable(words: string): string {
  return `The code cannot be read: ${words}${words.endsWith('?') ? '' : '.'}`;
}

const syntaxHint = 'Correct the syntax at this place.';

/** Matches a position that is part of a message. */
const linePlace = / at line (\d+) column (\d+)/;

function explain(text: string): readonly [message: string, hint: string, quoted?: string] {
  // Some errors only state that there was one, followed by the cause.
  const cause = /^Caused by:\s+(.+)$/m.exec(text)?.[1];
  const lines = text.split('\n').map((line) => line.trim());
  const said =
    cause ?? lines.find((line) => !/^(?:|Transform failed.*|Build failed.*|Error:)$/.test(line));
  const words = (said ?? text)
    .replace(/^\[[^\]]*\]:? */, '')
    .replace(linePlace, '')
    .replace(/[\s.:]+$/, '');
  return [unreadable(words), syntaxHint, /["'`]([^"'`]+)["'`]/.exec(words)?.[1]];
}

/**
 * Parses a system error from a message: the bundler is native code, and puts the error's number
 * after the file.
 */
function readSystemError(text: string): Pick<NodeJS.ErrnoException, 'code' | 'path'> | undefined {
  const number = /\(os error (\d+)\)/.exec(text)?.[1];
  const [code] = (number && getSystemErrorMap().get(-Number(number))) || [];
  const path = /file in (.+)$/m.exec(text)?.[1];
  return code ? { code, path } : undefined;
}

interface ErrorText {
  readonly text: string;
  readonly root: string;
  /** A name from the source, quoted in the message. */
  readonly quoted: string | undefined;
  readonly asked: string | undefined;
}

/**
 * Finds the position of an error: that of the source frame below its message, the error's own, or
 * that of the quoted name.
 */
function findPlace(error: unknown, { text, root, quoted, asked }: ErrorText): SourcePosition {
  const frame = /[╭┌]─+\[ (.+?):(\d+):(\d+) \]/.exec(text);
  const { id, loc } = (error ?? {}) as CodeError;
  const file = [frame?.[1], loc?.file, id, ...namedFiles(text), asked]
    .flatMap((name) => (typeof name === 'string' && name !== '' ? [toFile(name, root)] : []))
    .find((name) => existsSync(name) && path.extname(name) !== '');
  if (file === undefined) return { file: root };
  const found =
    quoted === undefined
      ? undefined
      : (locateImport(quoted, file, exporterIn(text)) ??
        locateImport(quoted, file) ??
        locate(quoted, file));
  // Positions in a page refer to its compiled code, unless the frame quotes the page.
  if (found && /\.mdx?$/.test(file)) return found;
  if (frame) return { file, line: Number(frame[2]), column: Number(frame[3]) };
  if (loc?.line !== undefined) return { file, line: loc.line, column: (loc.column ?? 0) + 1 };
  const [, line = 1, column = 1] = linePlace.exec(text) ?? [];
  return found ?? { file, line: Number(line), column: Number(column) };
}

/** Returns the files in a message: in quotation marks, or at its end. */
function namedFiles(text: string): readonly string[] {
  return [
    ...text.matchAll(/ (?:from|in|by) "?([^"\n]+?)"?\.?(?:\n|$)/g),
    ...text.matchAll(/\((\/[^)\n]+)\)/g),
    ...text.matchAll(/^Caused by:\s+.* (\/\S+)$/gm),
  ].flatMap(([, name]) => name ?? []);
}

function toFile(name: string, root: string): string {
  return (
    path.resolve(root, name.startsWith('file:') ? fileURLToPath(name) : name).split('?')[0] ?? ''
  );
}

/** Returns the address of the file that lacks an export, as the bundler or the browser names it. */
function exporterIn(message: string): string | undefined {
  return /not exported by "([^"]+)"|requested module '([^']+)'/
    .exec(message)
    ?.slice(1)
    .find(Boolean);
}

/** Returns the first position of a piece of code in a file; undefined if it is not there. */
export function locate(code: string, file: string): SourcePosition | undefined {
  return code === '' ? undefined : placeIn(file, (text) => text.indexOf(code));
}

/** Returns the first position of an element of a component in a file. */
export function locateElement(name: string, file: string): SourcePosition | undefined {
  return placeIn(file, (text) => text.search(new RegExp(String.raw`<${name}(?![\w.$-])`)));
}

/**
 * Returns the position of a name that a file imports or exports from another, including `default`.
 * `from` is the address of the other file, for imports from that one only.
 */
export function locateImport(
  name: string,
  file: string,
  from?: string,
): SourcePosition | undefined {
  if (!/^[\p{L}\w$]+$/u.test(name)) return undefined;
  const source =
    from === undefined
      ? String.raw`\bfrom\b`
      : String.raw`\bfrom\s*["'](?:[^"']*\/)?${stemOf(from)}`;
  const clause =
    name === 'default'
      ? String.raw`(?<=^[ \t]*import\s+)[\p{L}\w$]+(?=\s*(?:,[^;'"]*)?${source})`
      : String.raw`(?<=^[ \t]*(?:im|ex)port\b[^;'"]*[{,]\s*)${escapePattern(name)}(?![\p{L}\w$])(?=[^;'"]*\}\s*${source})`;
  return placeIn(file, (text) => text.search(new RegExp(clause, 'mu')));
}

/** Returns a pattern for the end of an import path that leads to this address. */
function stemOf(address: string): string {
  const [, stem = ''] = /([^/]+?)(?:\/index)?(?:\.\w+)*(?:[?#].*)?$/.exec(address) ?? [];
  return String.raw`${escapePattern(stem)}(?:\/index)?(?:\.\w+)*["']`;
}

function placeIn(file: string, find: (text: string) => number): SourcePosition | undefined {
  const isFile = statSync(file, { throwIfNoEntry: false })?.isFile();
  const text = isFile ? readFileSync(file, 'utf8') : '';
  const offset = find(text);
  return offset === -1 ? undefined : { file, ...positionAt(text, offset) };
}
