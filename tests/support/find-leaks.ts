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
 * output, and these names in any file. Code that a page shows on purpose may also be in headings
 * and search entries.
 */
export function findLeaks(folder: string, names: readonly string[] = []): readonly Leak[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:html|md|txt|json|js|css|xml|svg)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const pages = files.filter((file) => file.endsWith('.html'));
  const code = pages.map((file) => shownCode(readFileSync(file, 'utf8'))).join('\n');
  const isCode = (leak: string): boolean => code.includes(joined(leak));
  return files.flatMap((found) => {
    const file = path.relative(folder, found);
    const text = readFileSync(found, 'utf8');
    const shown = shownText(file, text);
    const named = names.filter((name) => text.toLowerCase().includes(name.toLowerCase()));
    const leaks = (shown.match(codeAsText) ?? []).filter((leak) => !isCode(leak));
    return [...new Set([...leaks, ...named])].map((leak) => ({
      file,
      text: joined(leak),
    }));
  });
}

/** Returns the code that a page shows on purpose. */
function shownCode(html: string): string {
  const blocks = new JSDOM(html).window.document.querySelectorAll('pre, code');
  return joined([...blocks].map((block) => block.textContent).join('\n'));
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
