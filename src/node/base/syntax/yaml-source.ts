import {
  type Document,
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  visit,
} from 'yaml';
import { errorAt, type Problem, type SourcePosition } from '#shared/problem.ts';

/** Parsed YAML, with the positions of its values. */
export interface YamlSource {
  /** The parsed value; undefined if there are errors. */
  readonly value: unknown;
  readonly errors: readonly YamlError[];
  /**
   * Returns the start of the value at a path, or of its name if `part` is `name`; in YAML, also if
   * the value is empty or a block collection. If the path does not exist, returns the start of the
   * name of the nearest field above it.
   */
  locate(path: readonly PropertyKey[], part?: FieldPart): SourcePosition;
}

/** The part of a field that a problem concerns. */
export type FieldPart = 'value' | 'name';

interface YamlError {
  /** Description without a final period. */
  readonly message: string;
  readonly hint: string;
  readonly position: SourcePosition;
}

/** Where a YAML text comes from, and how to repair it before it is read. */
export interface YamlOrigin {
  readonly file: string;
  /** Number of lines in the file before the text. */
  readonly linesBefore?: number;
  /** Adjusts the parsed document before its value is read. */
  readonly repair?: (document: Document, text: string) => void;
}

/** Parses YAML and records positions. Never throws; problems are in `errors`. */
export function parseYaml(text: string, { file, linesBefore = 0, repair }: YamlOrigin): YamlSource {
  const counter = new LineCounter();
  const options = { lineCounter: counter, prettyErrors: false, keepSourceTokens: true };
  const document = parseDocument(text, options);
  // Omits errors that follow another one on the same line, which usually caused them.
  const lines = new Set<number>();
  document.errors = document.errors.filter(({ pos: [offset] }) => {
    const { line } = counter.linePos(offset);
    return !lines.has(line) && lines.add(line);
  });
  repair?.(document, text);
  const toPosition = (offset: number): SourcePosition => {
    const { line, col } = counter.linePos(offset);
    return { file, line: Math.max(line, 1) + linesBefore, column: Math.max(col, 1) };
  };
  const { value, faults } = readValue(document, text, file.endsWith('.json'));
  return {
    value,
    errors: faults.map(({ offset, ...fault }) => ({ ...fault, position: toPosition(offset) })),
    locate: (path, part) => toPosition(findOffset(document, path, part)),
  };
}

/**
 * Converts errors in YAML text to problems. Each message begins with `words`, for example "The
 * frontmatter is not valid YAML".
 */
export function yamlProblems({ errors }: YamlSource, words: string): Problem[] {
  return errors.map(({ message, hint, position }) =>
    errorAt(position, `${words}: ${message}.`, hint),
  );
}

interface Fault extends Pick<YamlError, 'message' | 'hint'> {
  readonly offset: number;
}

function readValue(
  document: Document,
  text: string,
  isJson: boolean,
): {
  readonly value?: unknown;
  readonly faults: readonly Fault[];
} {
  const errors = document.errors.map((error) => toFault(error, text));
  const inJson = isJson && errors.length > 0 ? findJsonFault(text) : undefined;
  const faults = inJson ? [inJson] : [...errors, ...unknownAliases(document)];
  if (faults.length > 0) return { faults };
  try {
    return { value: document.toJS(), faults };
  } catch {
    // The only remaining cause is aliases that expand too often. The parser limits them because the
    // expansion can grow exponentially.
    const message = 'its aliases expand to too much text';
    return { faults: [{ message, hint: 'Write out the values.', offset: 0 }] };
  }
}

/**
 * Finds the first error in JSON text, described in terms of JSON rather than YAML; undefined if
 * there is none.
 */
export function findJsonFault(written: string): Fault | undefined {
  // Tools that read JSON skip a byte order mark.
  const text = written.replace(/^\uFEFF/, ' ');
  const said = jsonError(text);
  if (said === undefined) return undefined;
  const [, message = said, place] =
    /^(.+?)(?: in JSON)?(?: at position (\d+).*|, .* is not valid JSON| of JSON input)$/s.exec(
      said,
    ) ?? [];
  const offset = place === undefined ? wrongToken(text) : Number(place);
  return { message, hint: 'Correct the syntax at this place.', offset };
}

function jsonError(text: string) {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/**
 * Returns the offset of the first token that JSON does not allow, or the end of the text. Needed
 * because errors from `JSON.parse` may not include the position.
 */
function wrongToken(text: string) {
  let [start, end] = [0, text.length];
  while (start < end) {
    const middle = (start + end) >> 1;
    if (/^Unexpected token/.test(jsonError(text.slice(0, middle + 1)) ?? '')) end = middle;
    else start = middle + 1;
  }
  return start;
}

function toFault({ message, pos }: Document['errors'][number], text: string): Fault {
  if (/call stack/i.test(message))
    return { message: 'it is nested too deeply', hint: 'Remove some levels.', offset: pos[0] };
  return {
    message: message
      .replace(/^(Missing closing) (["'])quote.*/s, '$1 quote')
      .replace(/[.:\s]+$/, ''),
    hint: 'Correct the syntax; put values that contain a colon, an asterisk or a quote in quotation marks.',
    // The parser reports an unclosed quote at the end of the text.
    offset: Math.max(
      text.lastIndexOf(/^Missing closing (["'])/.exec(message)?.[1] ?? '', pos[0]),
      0,
    ),
  };
}

/**
 * Reports circular aliases and undefined ones such as `title: *bold`, which authors almost never
 * mean as aliases.
 */
function unknownAliases(document: Document) {
  const faults: Fault[] = [];
  visit(document, {
    Alias(_, node, ancestors) {
      const named = node.resolve(document);
      if (named === undefined || ancestors.includes(named))
        faults.push({
          message: `"*${node.source}" refers to a value that does not exist`,
          hint: 'Put text that begins with an asterisk in quotation marks.',
          offset: startOf(node),
        });
    },
  });
  return faults;
}

function findOffset(document: Document, path: readonly PropertyKey[], part: FieldPart = 'value') {
  let node: unknown = document.contents;
  let offset = isNode(node) ? startOf(node) : 0;
  for (const step of path) {
    const { place, child } = stepInto(node, step);
    if (!isNode(place)) return offset;
    offset = startOf(place);
    node = child;
  }
  return part === 'value' && isNode(node) && isOnLineOfName(node) ? startOf(node) : offset;
}

/** Whether a value is written next to its name: neither empty nor a block collection. */
function isOnLineOfName(node: Node) {
  return isCollection(node) ? node.flow === true : !isScalar(node) || node.source !== '';
}

function stepInto(node: unknown, step: PropertyKey) {
  if (isSeq(node)) return { place: node.items[Number(step)], child: node.items[Number(step)] };
  const pair = isMap(node)
    ? node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step))
    : undefined;
  return { place: pair?.key, child: pair?.value };
}

function startOf(node: Node) {
  return node.range?.[0] ?? 0;
}
