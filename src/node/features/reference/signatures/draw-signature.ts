import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import type { SignatureInfo } from '#shared/api/declaration-markdown.ts';
import { kindMarks } from '#shared/api/kind-marks.ts';

/** Names and their URLs, in the order in which the names occur in the code. */
export type SignatureLinks = readonly (readonly [name: string, href: string])[];

/**
 * Prefix of links to the editor's types. These links are labeled, because some types of the editor
 * and the extension share a name.
 */
const editorApi = 'https://code.visualstudio.com/api/';

/** TypeScript keywords in signatures, including built-in types. */
const keywords = new Set(
  'abstract accessor any as asserts async bigint boolean class const constructor declare default enum export extends function get implements import in infer interface is keyof let module namespace never new null number object out override private protected public readonly set static string symbol this type typeof undefined unique unknown var void while'.split(
    ' ',
  ),
);

/** Matches the keywords that may precede the declared name. */
const introductions =
  /^(?:(?:abstract|accessor|async|class|const|declare|default|enum|export|function|get|interface|let|module|namespace|override|private|protected|public|readonly|set|static|type|var) (?=[\w$#"'[]))*/;

const token =
  /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[\p{L}_$#][\p{L}\p{N}_$]*(?:\.[\p{L}_$][\p{L}\p{N}_$]*)*|\d[\w.]*|[^]/gu;

/**
 * Renders a signature: highlights its keywords, declared name, types and strings, and links its
 * names. A name listed once in `links` has the same link everywhere. The style sheet adds the
 * letter for the page's kind.
 */
export function drawSignature(
  { kind, deprecated }: SignatureInfo,
  code: string,
  links: SignatureLinks,
): Element {
  const properties = {
    className: [
      'api-signature',
      ...(kind ? ['api-signature-main'] : []),
      ...(deprecated ? ['api-deprecated'] : []),
    ],
    dataKind: kind?.replace(' ', '-'),
    dataMark: kind && kindMarks[kind],
  };
  return h('pre', properties, h('code', drawParts(code, links)));
}

function drawParts(code: string, links: SignatureLinks): ElementContent[] {
  const nameAt = introductions.exec(code)?.[0].length ?? 0;
  const hrefs = hrefsByName(links);
  const parts: ElementContent[] = [];
  const add = (className: string, text: string) =>
    parts.push(h('span', { class: className }, text));
  const addText = (value: string): void => {
    const last = parts.at(-1);
    if (last?.type === 'text') last.value += value;
    else parts.push({ type: 'text', value });
  };
  const isParameter = (end: number): boolean => /^\??:/.test(code.slice(end, end + 2));
  for (const { 0: text, index } of code.matchAll(token)) {
    const href = index === nameAt ? undefined : hrefs(text);
    if (href !== undefined) {
      const ariaLabel = href.startsWith(editorApi) ? `${text}, Visual Studio Code` : undefined;
      parts.push(h('a', { href, ariaLabel }, text));
    } else if (/^(?:["'`\d]|(?:true|false)$)/.test(text)) add('tok-string', text);
    else if (!/^[\p{L}_$#]/u.test(text)) addText(text);
    else if (index === nameAt) add('api-name', text);
    else if (keywords.has(text) && !isParameter(index + text.length)) add('tok-keyword', text);
    else if (/^\p{Lu}/u.test(text)) add('tok-type', text);
    else addText(text);
  }
  return parts;
}

/**
 * Creates a function that returns the URL for a name. If a name has several URLs, returns them in
 * order, and the last one for all further uses.
 */
function hrefsByName(links: SignatureLinks) {
  const byName = new Map<string, string[]>();
  for (const [name, href] of links) byName.set(name, [...(byName.get(name) ?? []), href]);
  return (name: string) => {
    const hrefs = byName.get(name);
    return hrefs && hrefs.length > 1 ? hrefs.shift() : hrefs?.[0];
  };
}
