/** A segment of a comment that consists of a single paragraph of plain text, code and links. */
export type ProsePart =
  | { readonly kind: 'text' | 'code'; readonly text: string }
  | {
      readonly kind: 'link';
      readonly label: string;
      readonly isCode: boolean;
      readonly url: string;
    };

/** Text without anything that Markdown could parse as syntax. */
const plain = '(?:[\\p{L}\\p{N} ,;\'"()?/+=%–—’“”…\\n-]|[.!:](?=[\\s\\p{L}\\p{N})\'"”’]|$))';
const code = '(?<!`)`([^`\\n]+)`(?!`)';
const link = '\\[(?:`([^`\\n]+)`|([\\p{L}\\p{N} .]+))\\]\\(<([^<>\\s]+)>\\)';
const wholePattern = new RegExp(`^(?:${plain}|${code}|${link})*$`, 'u');
const partPattern = new RegExp(`${code}|${link}|(${plain}+)`, 'gu');

/**
 * Matches block syntax that `wholePattern` lets through (paragraph breaks, list markers, setext
 * underlines, indented code), hard line breaks, and URLs and email addresses, which become links.
 */
const structure =
  /\n\s*\n|^\s*(?:[-+=]|\d+[.)])|\n\s*(?:[-+=]|\d+[.)])|^ {4}|:\/\/|\bwww\.| {2}\n|@/;

/**
 * Parses a comment without the Markdown parser. Returns null if the comment needs it; most do not.
 */
export function readSimpleProse(markdown: string): ProsePart[] | null {
  if (markdown.length > 2000 || structure.test(markdown) || !wholePattern.test(markdown))
    return null;
  return [...markdown.matchAll(partPattern)].map(
    ([, codeText, linkCode, linkText, url, text]): ProsePart => {
      if (codeText !== undefined) return { kind: 'code', text: trimCode(codeText) };
      if (url !== undefined)
        return {
          kind: 'link',
          label: linkCode === undefined ? (linkText ?? '') : trimCode(linkCode),
          isCode: linkCode !== undefined,
          url,
        };
      return { kind: 'text', text: text ?? '' };
    },
  );
}

/** Trims one space from both ends of inline code if they belong to the delimiters. */
function trimCode(text: string): string {
  return /^ .*[^ ].* $|^ [^ ] $/.test(text) ? text.slice(1, -1) : text;
}
