import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';

/** Text in a file that readers should not see. */
export interface Leak {
  /** Path in the folder. */
  readonly file: string;
  readonly text: string;
}

/**
 * Matches MDX code as text: imports, exports, components, expressions, comments, ids, fences of
 * admonitions and formulas.
 */
const codeAsText =
  /^\s*import\s[^\n]*\bfrom\s+['"]|^\s*import\s+['"]|^\s*export\s+(?:const|default|function|\{)|^\s*:::|\$\$|<\/?[A-Z]\w*(?:[ \t][^<>\n]*)?\/?>|\{\/\*|\{#[\w-]+\}|\{[A-Za-z]\w*\.\w+[^}\n]*\}/gm;

/**
 * Finds code as text in the pages, Markdown twins, lists for programs and search files of an
 * output, and these names in any file. Code in headings may also be in titles and contents, and
 * inline code in search entries and lists; titles of code and names of pictures are text.
 */
export function findLeaks(folder: string, names: readonly string[] = []): readonly Leak[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:html|md|txt|json|js|css|xml|svg)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const pages = files.filter((file) => file.endsWith('.html'));
  const code = pages.map((file) => shownCode(readFileSync(file, 'utf8')));
  const inHeadings = code.map(({ headings }) => headings).join('\n');
  const inLines = code.map(({ lines }) => lines).join('\n');
  return files.flatMap((found) => {
    const file = path.relative(folder, found);
    const text = readFileSync(found, 'utf8');
    const shown = shownText(file, text);
    const named = names.filter((name) => text.toLowerCase().includes(name.toLowerCase()));
    const leaks = (shown.match(codeAsText) ?? []).filter(
      (leak) => !(/\.(?:html|md)$/.test(file) ? inHeadings : inLines).includes(joined(leak)),
    );
    return [...new Set([...leaks, ...named])].map((leak) => ({
      file,
      text: joined(leak),
    }));
  });
}

/** Returns the code that a page shows in headings, in titles of code and names of pictures, and the code in all lines. */
function shownCode(html: string): { readonly headings: string; readonly lines: string } {
  const { document } = new JSDOM(html).window;
  const textOf = (selector: string): string =>
    joined([...document.querySelectorAll(selector)].map((code) => code.textContent).join('\n'));
  const pictures = [...document.querySelectorAll('img')].map(({ alt }) => alt).join('\n');
  const headings = joined(
    `${textOf(':is(h1, h2, h3, h4, h5, h6) code, .code-title')}\n${pictures}`,
  );
  return { headings, lines: `${headings}\n${textOf(':not(pre) > code')}` };
}

function joined(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Returns the text that readers of a file see, without code that is shown on purpose. */
function shownText(file: string, text: string): string {
  if (file.endsWith('.html')) return htmlText(text);
  if (file.endsWith('.md') || /(?:^|\/)llms[\w-]*\.txt$/.test(file)) return markdownText(text);
  if (/(?:^|\/)search\/.*\.json$/.test(file)) {
    // The code of pages is indexed separately.
    const { pages } = JSON.parse(text) as { readonly pages?: unknown };
    return strings(pages).join('\n');
  }
  return '';
}

function htmlText(html: string): string {
  const { document } = new JSDOM(html).window;
  for (const hidden of document.querySelectorAll('script, style, template, pre, code'))
    hidden.remove();
  const lines: string[] = [];
  const walk = (node: Node): void => {
    if (node.nodeType === 3) lines.push(node.nodeValue ?? '');
    node.childNodes.forEach(walk);
  };
  walk(document);
  return lines.join('\n');
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
