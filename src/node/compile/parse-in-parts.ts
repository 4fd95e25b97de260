import type { Nodes, Root, RootContent } from 'mdast';
import type { ParsedParts } from './context/compile-sources.ts';

/** Markdown, and the result of an earlier parse. */
interface PartsInput {
  readonly text: string;
  readonly parse: (text: string) => Root;
  readonly before: ParsedParts;
}

/** The tree of a text, and its parts for the next parse. */
interface PartsOutput {
  readonly root: Root;
  readonly parts: ParsedParts;
}

/**
 * Parses Markdown heading by heading, so that only changed parts are parsed again. The tree equals
 * that of the whole text, and no other code references its nodes. A text is parsed as a whole if it
 * has definitions, which change the meaning of other parts, or begins like frontmatter; the rest of
 * a text is parsed as a whole if a heading turns out to be inside a block. Throws whatever `parse`
 * throws.
 */
export function parseInParts({ text, parse, before }: PartsInput): PartsOutput {
  const parts = new Map<string, readonly RootContent[]>();
  const children: RootContent[] = [];
  const from = { line: 0, offset: 0 };
  const texts = /^---|\]:/.test(text) ? [] : splitAtHeadings(text).slice(0, -1);
  for (const part of texts) {
    const parsed = before.get(part) ?? parsePart(part, parse);
    if (!parsed) break;
    parts.set(part, parsed);
    children.push(...parsed.map((node) => moveNode(node, from)));
    from.line += part.split('\n').length - 1;
    from.offset += part.length;
  }
  const rest = moveNode(parse(text.slice(from.offset)), from);
  const start = { line: 1, column: 1, offset: 0 };
  const position = rest.position && { ...rest.position, start };
  return { root: { ...rest, position, children: [...children, ...rest.children] }, parts };
}

/** Parses a part; undefined if one of its blocks continues in the next part. */
function parsePart(part: string, parse: PartsInput['parse']): readonly RootContent[] | undefined {
  const { children } = parse(`${part}# Next\n`);
  const next = children.pop();
  return next?.type === 'heading' && next.position?.start.offset === part.length
    ? children
    : undefined;
}

/** Position at which a part begins. */
interface Place {
  readonly line: number;
  readonly offset: number;
}

/** Copies a node to a position further down in the text. */
function moveNode<Node extends Nodes>(node: Node, from: Place): Node {
  const copy: Node = {
    ...node,
    ...(node.data && { data: structuredClone(node.data) }),
    ...('attributes' in node && { attributes: structuredClone(node.attributes) }),
    ...('children' in node && { children: node.children.map((child) => moveNode(child, from)) }),
  };
  if (node.position) {
    const { start, end } = node.position;
    copy.position = { start: movePoint(start, from), end: movePoint(end, from) };
  }
  return copy;
}

type Point = NonNullable<Nodes['position']>['start'];

function movePoint({ line, column, offset = 0 }: Point, from: Place): Point {
  return { line: line + from.line, column, offset: offset + from.offset };
}

/**
 * Splits Markdown before each heading (`## …` at the beginning of a line, outside fences), so that
 * the joined parts are the text. Only a parser can tell whether a block of the previous part
 * continues beyond such a line.
 */
function splitAtHeadings(text: string): readonly string[] {
  const parts: string[] = [];
  let part = '';
  let fence: string | undefined;
  for (const line of text.split(/(?<=\n)/)) {
    if (fence === undefined && part !== '' && /^#{1,6}[ \t]/.test(line)) {
      parts.push(part);
      part = '';
    }
    part += line;
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence === undefined) fence = mark;
    else if (mark?.startsWith(fence) && /^[ `~]+\s*$/.test(line)) fence = undefined;
  }
  return [...parts, part];
}
