import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { readTextsFile, shippedCatalogue } from '#node/features/languages/locale-texts.ts';
import { readMessages } from '#node/features/languages/read-messages.ts';

const docSearch = path.resolve(import.meta.dirname, '../../node_modules/@docsearch/react/dist/esm');
const { texts: german } = readTextsFile(shippedCatalogue('de') ?? '');

/**
 * Creates a function that recognizes English texts with a different German translation: those of
 * this site, and those in DocSearch's code.
 */
export function englishTexts(): (text: string) => boolean {
  const own = [...readMessages().values()]
    .filter(({ key, message }) => german[key] !== message)
    .flatMap(({ message }) => message.split('|'))
    .map(toPattern);
  const foreign = docSearchTexts();
  const germanTexts = new Set(Object.values(german));
  return (text) =>
    !germanTexts.has(text) && (foreign.has(text) || own.some((pattern) => pattern.test(text)));
}

/**
 * Creates a pattern that matches a text with any values for its placeholders. If the text has only
 * short words, as in "{number} of {total}", its placeholders match only digits, because authors may
 * write texts of the same form.
 */
function toPattern(message: string): RegExp {
  const hasWord = /\p{L}{4}/u.test(message.replace(/\{\w+\}/g, ''));
  const parts = message
    .trim()
    .split(/\{\w+\}/)
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`^${parts.join(hasWord ? '.+' : String.raw`[\d.,]+`)}$`);
}

/**
 * Returns all quoted sentences in DocSearch's code, and the texts that a site may replace. Leaves
 * out other single words, which may also be keys or tags.
 */
function docSearchTexts(): ReadonlySet<string> {
  const files = readdirSync(docSearch).filter((name) => name.endsWith('.js'));
  const code = files.map((name) => readFileSync(path.join(docSearch, name), 'utf8')).join('\n');
  return new Set(
    [
      /"([A-Z][^"\\\n]* [^"\\\n]*)"/g,
      /\w+(?:Text|Title|Label|Placeholder) = "([^"\\\n]+)"/g,
    ].flatMap((pattern) => Array.from(code.matchAll(pattern), ([, text = '']) => text)),
  );
}

/**
 * Returns all text on the page that is visible or read aloud: texts, names, placeholders and
 * tooltips.
 */
export function shownTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const texts = [...document.body.querySelectorAll('*')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .flatMap((element) => [
        ...['aria-label', 'aria-description', 'placeholder', 'title', 'alt'].map((name) =>
          element.getAttribute(name),
        ),
        element.textContent,
        ...Array.from(element.childNodes, (node) =>
          node.nodeType === Node.TEXT_NODE ? node.nodeValue : '',
        ),
      ])
      .map((text) => (text ?? '').replace(/\s+/g, ' ').trim());
    return [...new Set(texts)].filter((text) => text !== '');
  });
}
