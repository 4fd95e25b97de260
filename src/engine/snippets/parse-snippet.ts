/** A part of a snippet: text, a placeholder or a variable. */
export type SnippetPart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'stop'; readonly index: number; readonly parts: readonly SnippetPart[] }
  | { readonly kind: 'variable'; readonly name: string; readonly parts: readonly SnippetPart[] };

const opening = /\\([\\$}])|\$(\w+)|\$\{(\w+)(:|\})|\}/g;

/** Parses the editor's snippet syntax: `$1`, `${1:text}`, `$name`, `${name:text}`, `\$`. Anything else is text. */
export function parseSnippet(source: string): SnippetPart[] {
  return parseUntil(source, 0, false).parts;
}

interface Parsed {
  readonly parts: SnippetPart[];
  /** Where parsing continues. */
  readonly at: number;
}

function parseUntil(source: string, start: number, isNested: boolean): Parsed {
  const parts: SnippetPart[] = [];
  let at = start;
  const pattern = new RegExp(opening);
  for (;;) {
    pattern.lastIndex = at;
    const match = pattern.exec(source);
    if (!match) break;
    const [whole, escaped, plain, name, ending] = match;
    parts.push(textPart(source.slice(at, match.index)));
    at = match.index + whole.length;
    if (escaped !== undefined) parts.push(textPart(escaped));
    else if (plain !== undefined) parts.push(namedPart(plain, []));
    else if (name !== undefined) {
      const inner = ending === ':' ? parseUntil(source, at, true) : { parts: [], at };
      parts.push(namedPart(name, inner.parts));
      at = inner.at;
    } else if (isNested) return { parts: parts.filter(isFull), at };
    else parts.push(textPart(whole));
  }
  return { parts: [...parts, textPart(source.slice(at))].filter(isFull), at: source.length };
}

function textPart(text: string): SnippetPart {
  return { kind: 'text', text };
}

function namedPart(name: string, parts: readonly SnippetPart[]): SnippetPart {
  return /^\d+$/.test(name)
    ? { kind: 'stop', index: Number(name), parts }
    : { kind: 'variable', name, parts };
}

function isFull(part: SnippetPart): boolean {
  return part.kind !== 'text' || part.text !== '';
}
