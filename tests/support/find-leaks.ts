import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Parser } from 'htmlparser2';

/** Text in a file that readers should not see. */
export interface Leak {
  /** Path relative to the searched folder. */
  readonly file: string;
  readonly text: string;
}

/**
 * Matches MDX code shown as text: imports, exports, components, expressions, comments, ids,
 * admonition fences and formulas. Type arguments, as in `Emit<T>`, are not matched.
 */
const codeAsText =
  /^\s*import\s[^\n]*\bfrom\s+['"]|^\s*import\s+['"]|^\s*export\s+(?:const|default|function|\{)|^\s*:::|\$\$|(?<![\w)]\\?)<[A-Z]\w*>|<\/[A-Z]\w*>|<[A-Z]\w*(?:[ \t][^<>\n]*)?\/>|<[A-Z]\w*[ \t][^<>\n]*>|\{\/\*|\{#[\w-]+\}|\{[A-Za-z]\w*\.\w+[^}\n]*\}/gm;

/**
 * Finds MDX code shown as text in a built site's pages, Markdown versions, `llms.txt` files and
 * search files, and the given names in any file. Code that is in a heading, the title of a code
 * block or an alt text may be text anywhere; inline code may be text in search and `llms.txt`
 * files.
 */
export function findLeaks(folder: string, names: readonly string[] = []): readonly Leak[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:html|md|txt|json|js|css|xml|svg)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const found = files.map((file) => ({
    file: path.relative(folder, file),
    ...readShown(file, names),
  }));
  const inHeadings = joined(found.map(({ headings }) => headings).join('\n'));
  const inLines = joined(found.map(({ lines }) => lines).join('\n'));
  return found.flatMap(({ file, code, named }) => {
    const shownAsCode = /\.(?:html|md)$/.test(file) ? inHeadings : `${inHeadings} ${inLines}`;
    const leaks = code.filter((leak) => !shownAsCode.includes(leak));
    return [...new Set([...leaks, ...named])].map((text) => ({ file, text }));
  });
}

const noText = { text: '', headings: '', lines: '' };

/** Returns the MDX code and the names found in a file, and the code that it shows on purpose. */
function readShown(file: string, names: readonly string[]) {
  const text = readFileSync(file, 'utf8');
  const isPage = file.endsWith('.html');
  const page = isPage ? readPage(text) : { ...noText, text: shownText(file, text) };
  const lower = text.toLowerCase();
  return {
    ...page,
    code: (page.text.match(codeAsText) ?? []).map(joined),
    named: names.filter((name) => lower.includes(name.toLowerCase())),
  };
}

/**
 * Returns a page's text outside code, the code in its headings, code block titles and alt texts,
 * and its inline code elsewhere.
 */
function readPage(html: string) {
  const shown = { ...noText };
  const open: string[] = [];
  const within = (names: RegExp): boolean => open.some((name) => names.test(name));
  const parser = new Parser({
    onopentag(name, attributes) {
      open.push(/\bcode-title\b/.test(attributes.class ?? '') ? 'code-title' : name);
      shown.text += '\n';
      if (name === 'img') shown.headings += `${attributes.alt ?? ''}\n`;
    },
    ontext(text) {
      const isCode = within(/^code$/);
      if (!within(/^(?:script|style|template|pre|code)$/)) shown.text += text;
      if (within(/^code-title$/) || (isCode && within(/^h[1-6]$/))) shown.headings += text;
      else if (isCode && !within(/^pre$/)) shown.lines += text;
    },
    onclosetag() {
      const name = open.pop() ?? '';
      if (/^(?:code-title|h[1-6])$/.test(name)) shown.headings += '\n';
      if (name === 'code') shown.lines += '\n';
      // The arguments of a type may follow its link, as in `Emit<T>`.
      if (name !== 'a') shown.text += '\n';
    },
  });
  parser.end(html);
  return shown;
}

function joined(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Returns the text that readers of a file see, without code that is shown on purpose. */
function shownText(file: string, text: string): string {
  if (file.endsWith('.md') || /(?:^|\/)llms[\w-]*\.txt$/.test(file)) return markdownText(text);
  if (/(?:^|\/)search\/.*\.json$/.test(file)) {
    // The code of pages is indexed separately.
    const { pages } = JSON.parse(text) as { readonly pages?: unknown };
    return strings(pages).join('\n');
  }
  return '';
}

function markdownText(text: string): string {
  return text
    .replace(/^([ \t>]*)(`{3,}|~{3,})[^]*?^\1\2.*$/gm, '')
    .replace(/(`+)(?!`)[^]*?[^`]\1(?!`)/g, '');
}

function strings(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
}
