import { type Document, type Scalar, visit } from 'yaml';

/**
 * Reads the literal texts (`|`) of a document once more. The YAML library drops lines at the end of a text that
 * hold nothing but spaces; in a recording such lines are code, and cursors stand in them.
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
  const indent = explicit ? srcToken.indent + Number(explicit) : findIndent(written);
  const lines = written.map((line) =>
    line.trimStart() === ''
      ? line.slice(indent)
      : line.slice(Math.min(indent, line.search(/[^ ]/))),
  );
  return chomp(lines, indicator);
}

/** A text without indentation indicator is indented as its first line that is not blank. */
function findIndent(lines: readonly string[]): number {
  return (
    lines.find((line) => line.trim() !== '')?.search(/[^ ]/) ??
    Math.max(...lines.map((line) => line.length))
  );
}

/** Line ends at the end: `-` drops them, `+` keeps them, otherwise one stays. */
function chomp(lines: readonly string[], indicator: string): string {
  if (indicator.includes('+')) return `${lines.join('\n')}\n`;
  const end = lines.findLastIndex((line) => line !== '') + 1;
  const text = lines.slice(0, end).join('\n');
  return indicator.includes('-') || end === 0 ? text : `${text}\n`;
}
