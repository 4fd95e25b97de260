import type { RootContent } from 'hast';
import { visit } from 'unist-util-visit';

/** Children of a root: from the first index on, without the last. */
type Range = readonly [from: number, to: number];

const comment = /<!--(?!-?>)[\s\S]*?-->/g;
const attribute = /\s+[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>`]+))?/.source;
const tag = new RegExp(`<(/?)([a-z][a-z\\d-]*)((?:${attribute})*)\\s*/?>`, 'gi');

/** Elements that have no end. */
const empty = new Set('area br col embed hr img input link meta source track wbr'.split(' '));

/** Elements within which tags mean something else, or that change what is around them. */
const strange = new Set(
  [
    'html head body frameset frame base title script style noscript template textarea xmp plaintext',
    'noframes noembed iframe select option optgroup form caption col colgroup tbody tfoot thead td th tr',
    'svg math image',
  ]
    .join(' ')
    .split(' '),
);

/**
 * The children of a root that an HTML parser has to see together: from the one with the first tag to the one with the end
 * of its element. Undefined when only the parser can tell, since tags are left open, are closed twice or are no simple
 * ones; the whole root is for it then.
 */
export function findHtmlRanges(children: readonly RootContent[]): readonly Range[] | undefined {
  const ranges: Range[] = [];
  const open: string[] = [];
  let from = 0;
  for (const [index, child] of children.entries()) {
    const html = rawTexts(child);
    if (open.length === 0) from = index;
    if (!html.every((text) => followTags(text, open))) return undefined;
    if (open.length === 0 && (html.length > 0 || from < index)) ranges.push([from, index + 1]);
  }
  return open.length === 0 ? ranges : undefined;
}

function rawTexts(child: RootContent): readonly string[] {
  const texts: string[] = [];
  visit(child, 'raw', ({ value }) => void texts.push(value));
  return texts;
}

/** Opens and closes elements. False where a tag does not close the last one that is open, or is no simple tag. */
function followTags(html: string, open: string[]): boolean {
  // With each comment closed in the usual way, none is looked for in vain, which would take quadratic time.
  if (html.includes('--!>') || html.lastIndexOf('<!--') > html.lastIndexOf('-->')) return false;
  const text = html.replace(comment, '');
  if (text.replace(tag, '').includes('<')) return false;
  for (const [, end, name = ''] of text.matchAll(tag)) {
    const lower = name.toLowerCase();
    if (strange.has(lower)) return false;
    if (end ? open.pop() !== lower : !empty.has(lower) && open.push(lower) === 0) return false;
  }
  return true;
}
