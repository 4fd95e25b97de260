import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
} from 'yaml';
import type { SourcePosition } from '#shared/page.ts';
import { repairBlockLiterals } from './block-literal.ts';

/** A YAML file that can tell where in it a value stands. */
export interface YamlSource {
  readonly value: unknown;
  /** Syntax errors. */
  readonly errors: readonly { readonly message: string; readonly position: SourcePosition }[];
  /** Where the value at the path starts, or the nearest one above it that exists; a key of a map counts as its place. */
  locate(path: readonly PropertyKey[]): SourcePosition;
}

/** Parses YAML and remembers positions. */
export function parseYaml(text: string, file: string): YamlSource {
  const counter = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: counter,
    prettyErrors: false,
    keepSourceTokens: true,
  });
  repairBlockLiterals(document, text);
  const toPosition = (offset: number): SourcePosition => {
    const { line, col } = counter.linePos(offset);
    return { file, line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  return {
    value: document.errors.length > 0 ? undefined : document.toJS(),
    errors: document.errors.map((error) => ({
      message: error.message,
      position: toPosition(error.pos[0]),
    })),
    locate: (path) => toPosition(findOffset(document, path)),
  };
}

function findOffset(document: Document, path: readonly PropertyKey[]): number {
  let node: unknown = document.contents;
  let offset = isNode(node) ? startOf(node) : 0;
  for (const step of path) {
    const { place, child } = stepInto(node, step);
    if (!isNode(place)) break;
    offset = startOf(place);
    node = child;
  }
  return offset;
}

function stepInto(node: unknown, step: PropertyKey): { place: unknown; child: unknown } {
  if (isSeq(node)) return { place: node.items[Number(step)], child: node.items[Number(step)] };
  const pair = isMap(node)
    ? node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step))
    : undefined;
  return { place: pair?.key, child: pair?.value };
}

function startOf(node: Node): number {
  return node.range?.[0] ?? 0;
}
