/** Kind of a signature part, used as its class. */
type PartKind = 'keyword' | 'name' | 'type' | 'string';

/** A part of a signature: plain text, or a kind, its text and an optional link. */
export type SignaturePart = string | readonly [kind: PartKind, text: string, href?: string];

/** TypeScript keywords in signatures, including built-in types. */
const keywords = new Set(
  'abstract accessor any as asserts async bigint boolean class const constructor declare default enum export extends function get implements import in infer interface is keyof let module namespace never new null number object out override private protected public readonly set static string symbol this type typeof undefined unique unknown var void while'.split(
    ' ',
  ),
);

/** Keywords that may precede the declared name. */
const introductions =
  /^(?:(?:abstract|accessor|async|class|const|declare|default|enum|export|function|get|interface|let|module|namespace|override|private|protected|public|readonly|set|static|type|var) (?=[\w$#"'[]))*/;

const token =
  /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[\p{L}_$#][\p{L}\p{N}_$]*(?:\.[\p{L}_$][\p{L}\p{N}_$]*)*|\d[\w.]*|[^]/gu;

/**
 * Splits a signature into parts: keywords, the declared name, types, strings, and links. `links`
 * are in the order of the names in the code; a name listed once has the same link everywhere.
 */
export function signatureParts(
  code: string,
  links: readonly (readonly [name: string, href: string])[],
): SignaturePart[] {
  const nameAt = introductions.exec(code)?.[0].length ?? 0;
  const hrefs = hrefsByName(links);
  const parts: SignaturePart[] = [];
  const addText = (text: string): void => {
    const last = parts.at(-1);
    if (typeof last === 'string') parts[parts.length - 1] = last + text;
    else parts.push(text);
  };
  const isParameter = (end: number): boolean => /^\??:/.test(code.slice(end, end + 2));
  for (const { 0: text, index } of code.matchAll(token)) {
    const href = index === nameAt ? undefined : hrefs(text);
    if (href !== undefined) parts.push(['type', text, href]);
    else if (/^(?:["'`\d]|(?:true|false)$)/.test(text)) parts.push(['string', text]);
    else if (!/^[\p{L}_$#]/u.test(text)) addText(text);
    else if (index === nameAt) parts.push(['name', text]);
    else if (keywords.has(text) && !isParameter(index + text.length)) parts.push(['keyword', text]);
    else if (/^\p{Lu}/u.test(text)) parts.push(['type', text]);
    else addText(text);
  }
  return parts;
}

/**
 * Creates a lookup of addresses by name. A name with several addresses gets each of them once, in
 * order.
 */
function hrefsByName(
  links: readonly (readonly [string, string])[],
): (name: string) => string | undefined {
  const byName = new Map<string, string[]>();
  for (const [name, href] of links) byName.set(name, [...(byName.get(name) ?? []), href]);
  return (name) => {
    const hrefs = byName.get(name);
    return hrefs && hrefs.length > 1 ? hrefs.shift() : hrefs?.[0];
  };
}
