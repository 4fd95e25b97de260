import { type Document, type Scalar, visit } from 'yaml';

/**
 * Reparses a document's literal blocks (`|`). The YAML library drops trailing lines that contain
 * only spaces, but in a recording such lines are code and may contain cursors.
 */
export function repairBlockLiterals(document: Document, text: string): void {
  visit(document, {
    Scalar: (_key, node) => {
      if (node.type === 'BLOCK_LITERAL') node.value = readBlockLiteral(node, text) ?? node.value;
    },
  });
}

function readBlockLiteral({ srcToken }: Scalar, text: string): string | undefined {
  if (srcToken?.type !== 'block-scalar') return undefined;
  const header = srcToken.props.find(({ type }) => type === 'block-scalar-header');
  const indicator = header && 'source' in header ? header.source : '';
  const start = text.indexOf('\n', header?.offset ?? srcToken.offset) + 1;
  const blank = /(?: *\r?\n)*/y;
  blank.lastIndex = start + srcToken.source.length;
  const end = blank.lastIndex + (blank.exec(text)?.[0].length ?? 0);
  const written = text
    .slice(start, end)
    .replace(/\r?\n$/, '')
    .split(/\r?\n/);
  const explicit = /[1-9]/.exec(indicator)?.[0];
  // Without an indentation indicator, the first line that is not blank sets the indentation.
  const first = written.find((line) => line.trim() !== '')?.search(/[^ ]/);
  const indent = explicit
    ? srcToken.indent + Number(explicit)
    : (first ?? Math.max(...written.map((line) => line.length)));
  const lines = written.map((line) =>
    line.trimStart() === ''
      ? line.slice(indent)
      : line.slice(Math.min(indent, line.search(/[^ ]/))),
  );
  return chomp(lines, indicator);
}

/**
 * Applies the chomping indicator: `-` drops trailing line breaks, `+` keeps them; the default keeps
 * one.
 */
function chomp(lines: readonly string[], indicator: string): string {
  if (indicator.includes('+')) return `${lines.join('\n')}\n`;
  const end = lines.findLastIndex((line) => line !== '') + 1;
  const text = lines.slice(0, end).join('\n');
  return indicator.includes('-') || end === 0 ? text : `${text}\n`;
}
