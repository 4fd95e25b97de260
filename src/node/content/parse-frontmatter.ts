import { readFileSync } from 'node:fs';
import { LineCounter, parseDocument, type Document } from 'yaml';
import { isNode } from 'yaml';
import type { Problem } from '#shared/problem.ts';
import { findNearest } from '#shared/nearest.ts';
import { frontmatterFields, frontmatterSchema, type Frontmatter } from './frontmatter-schema.ts';

/** A page split into its checked frontmatter and the rest. */
export interface ParsedFrontmatter {
  readonly frontmatter: Frontmatter;
  /** Text after the frontmatter. */
  readonly body: string;
  /** Number of lines before `body`. */
  readonly bodyLine: number;
  readonly problems: readonly Problem[];
}

const fence = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/;

/** Reads and checks the frontmatter of a page. Wrong fields are left out and reported, all at once. `file` is for the report. */
export function parseFrontmatter(text: string, file: string): ParsedFrontmatter {
  const source = text.replace(/^\uFEFF/, '');
  const match = fence.exec(source);
  if (!match) return { frontmatter: {}, body: source, bodyLine: 0, problems: [] };
  const body = source.slice(match[0].length);
  const bodyLine = match[0].split('\n').length - 1;
  const lineCounter = new LineCounter();
  const document = parseDocument(match[1] ?? '', { lineCounter, prettyErrors: false });
  const problems = document.errors.map((error): Problem => {
    const { line, col } = lineCounter.linePos(error.pos[0]);
    return {
      message: `The frontmatter is not valid YAML: ${error.message}`,
      hint: 'Put values that hold a colon or a quote in quotation marks.',
      severity: 'error',
      position: { file, line: line + 1, column: col },
    };
  });
  if (problems.length > 0) return { frontmatter: {}, body, bodyLine, problems };
  return { body, bodyLine, ...checkFields(document, lineCounter, file) };
}

function checkFields(
  document: Document,
  lineCounter: LineCounter,
  file: string,
): { frontmatter: Frontmatter; problems: Problem[] } {
  const value: unknown = document.toJS() ?? {};
  const result = frontmatterSchema.safeParse(value);
  if (result.success) return { frontmatter: result.data, problems: [] };
  const problems: Problem[] = [];
  const wrong = new Set<string>();
  for (const issue of result.error.issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0] ?? '')];
    for (const name of names) {
      wrong.add(name);
      problems.push(
        issue.code === 'unrecognized_keys'
          ? unknownField(name)
          : wrongField(issue.path.map(String).join('.'), issue.message),
      );
    }
  }
  const kept =
    typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value).filter(([name]) => !wrong.has(name)))
      : {};
  const frontmatter = frontmatterSchema.safeParse(kept).data ?? {};
  return { frontmatter, problems };

  function unknownField(name: string): Problem {
    const nearest = findNearest(name, frontmatterFields);
    const hint = nearest
      ? `Did you mean "${nearest}"?`
      : `The fields are ${frontmatterFields.join(', ')}.`;
    return {
      message: `The frontmatter field "${name}" is unknown.`,
      hint,
      severity: 'error',
      position: place([name]),
    };
  }
  function wrongField(name: string, message: string): Problem {
    return {
      message: `The frontmatter field "${name}" is wrong: ${message}.`,
      hint: `Correct the value of "${name}" or take the field out.`,
      severity: 'error',
      position: place(name.split('.')),
    };
  }
  function place(path: readonly string[]): Problem['position'] {
    return placeOf(document, lineCounter, { file, path });
  }
}

/** Place of a field in the frontmatter of a file, or of the nearest field above it, for what is found out later than the frontmatter is read. */
export function locateFrontmatter(file: string, path: readonly string[]): Problem['position'] {
  const lineCounter = new LineCounter();
  const text = fence.exec(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''))?.[1] ?? '';
  return placeOf(parseDocument(text, { lineCounter, prettyErrors: false }), lineCounter, {
    file,
    path,
  });
}

function placeOf(
  document: Document,
  lineCounter: LineCounter,
  { file, path }: { readonly file: string; readonly path: readonly string[] },
): Problem['position'] {
  for (let length = path.length; length > 0; length -= 1) {
    const offset = findKey(document, path.slice(0, length));
    if (offset !== undefined) {
      const { line, col } = lineCounter.linePos(offset);
      return { file, line: line + 1, column: col };
    }
  }
  return { file, line: 1, column: 1 };
}

function findKey(document: Document, path: readonly string[]): number | undefined {
  const name = path[0];
  const contents = document.contents;
  if (path.length !== 1 || !contents || !('items' in contents)) {
    const node = document.getIn(
      path.map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
      true,
    );
    return isNode(node) ? node.range?.[0] : undefined;
  }
  for (const pair of contents.items) {
    if (
      pair &&
      typeof pair === 'object' &&
      'key' in pair &&
      isNode(pair.key) &&
      String(pair.key) === name
    )
      return pair.key.range?.[0];
  }
  return undefined;
}
