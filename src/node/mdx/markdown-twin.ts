import type { BlockMarkdown } from './compile-context.ts';

/** What the Markdown beside a page is made from. */
export interface MarkdownTwinInput {
  /** The page's body as the parser read it. */
  readonly source: string;
  readonly format: 'md' | 'mdx';
  /** Title for a page whose body has none. */
  readonly title?: string;
  readonly blocks: readonly BlockMarkdown[];
  /** Full address of a link or an image by what the author wrote; undefined: it stays. */
  readonly findUrl: (written: string) => string | undefined;
}

/**
 * The page as plain Markdown that reads well anywhere: blocks written out, boxes as quotations, folded parts open,
 * without ids and frontmatter, all addresses complete. Code stays as it is.
 */
export function toMarkdownTwin({
  source,
  format,
  title,
  blocks,
  findUrl,
}: MarkdownTwinInput): string {
  const lines = withBlocks(source.split('\n'), blocks);
  const head = title === undefined ? [] : [`# ${title}`, ''];
  return `${[...head, ...readProse(lines, (line) => plainLine(line, format, findUrl))].join('\n').trim()}\n`;
}

/** Puts the Markdown of blocks in place of the lines that asked for them, from the last to the first. */
function withBlocks(lines: readonly string[], blocks: readonly BlockMarkdown[]): string[] {
  const result = [...lines];
  for (const {
    lines: [first, last],
    column,
    markdown,
  } of [...blocks].sort((a, b) => b.lines[0] - a.lines[0])) {
    const before = (lines[first - 1] ?? '').slice(0, column - 1);
    const indent = before.replace(/[^>]/g, ' ');
    result.splice(
      first - 1,
      last - first + 1,
      ...markdown
        .split('\n')
        .map((line, index) => ((index === 0 ? before : indent) + line).trimEnd()),
    );
  }
  return result;
}

/** Rewrites all lines but those of code, marks boxes as quotations, and folds blank lines. */
function readProse(lines: readonly string[], rewrite: (line: string) => string): string[] {
  const output: string[] = [];
  const boxes: string[] = [];
  let fence: string | undefined;
  const push = (line: string): void => {
    const indent = boxes[0] ?? '';
    const quoted =
      boxes.length === 0
        ? line
        : `${indent}${'> '.repeat(boxes.length)}${line.startsWith(indent) ? line.slice(indent.length) : line}`.trimEnd();
    if (fence !== undefined || !isBlank(quoted) || !isBlank(output.at(-1) ?? ''))
      output.push(quoted);
  };
  for (const line of lines) {
    const mark = /^\s*(?:>\s*)*(?:[-*+]\s+|\d+[.)]\s+)?(`{3,}|~{3,})/.exec(line)?.[1];
    const [, indent = '', name, label] =
      fence === undefined
        ? (/^(\s*):{3,}([\w-]+)?(?:\[(.*)\])?(?:\{.*\})?\s*$/.exec(line) ?? [])
        : [];
    if (mark !== undefined && fence === undefined) {
      push(line);
      fence = mark;
    } else if (fence !== undefined) {
      push(line);
      if (mark?.startsWith(fence) && /^\s*(?:>\s*)*[`~]+\s*$/.test(line)) fence = undefined;
    } else if (name !== undefined) {
      push('');
      boxes.push(indent);
      push(`**${label ?? name.charAt(0).toUpperCase() + name.slice(1)}**`);
      push('');
    } else if (boxes.length > 0 && /^\s*:{3,}\s*$/.test(line)) {
      boxes.pop();
      if (isBlank(output.at(-1) ?? '')) output.pop();
      push('');
    } else push(rewrite(line));
  }
  return output;
}

function isBlank(line: string): boolean {
  return /^[\s>]*$/.test(line);
}

const wrappers = /<\/?(?:details|div)\b[^>]*>/g;
const comments = /<!--.*?-->|\{\/\*.*?\*\/\}/g;

/** Code in a line, or an address: of a Markdown link, of an HTML attribute, of a definition. */
const addresses =
  /(`+)(?!`).*?[^`]\1(?!`)|(\]\(|\s(?:href|src)="|^\s{0,3}\[[^\]]+\]:\s+)(<[^<>]*>|[^\s<>")]+)/g;

function plainLine(
  line: string,
  format: 'md' | 'mdx',
  findUrl: MarkdownTwinInput['findUrl'],
): string {
  if (format === 'mdx' && /^(?:import|export)\s/.test(line)) return '';
  const plain = /^\s*(?:<|\{\/\*)/.test(line)
    ? line
        .replace(comments, '')
        .replace(wrappers, '')
        .replace(/<summary[^>]*>(.*?)<\/summary>/g, '**$1**')
        .trimEnd()
    : line;
  const withoutId = plain.replace(/^(\s{0,3}#{1,6}\s.*?)\s*\\?\{#[\w.$-]+\\?\}\s*$/, '$1');
  return withoutId.replace(
    addresses,
    (match: string, _code: string | undefined, before: string | undefined, address = '') => {
      const url = before === undefined ? undefined : findUrl(address.replace(/^<|>$/g, ''));
      return url === undefined ? match : `${before ?? ''}${url}`;
    },
  );
}
