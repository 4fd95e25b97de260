import type { Page } from '@playwright/test';

/** A link that a test needs. */
export interface AddedLink {
  readonly href: string;
  readonly text: string;
  readonly target?: string;
}

/** Puts a link before the text. By the document's own functions: markup is refused by the pages' security policy. */
export async function addLink(page: Page, link: AddedLink): Promise<void> {
  await page.evaluate(({ href, text, target = '' }) => {
    const anchor = Object.assign(document.createElement('a'), { href, target, textContent: text });
    document.querySelector('main')?.prepend(anchor);
  }, link);
}

/** Adds styles that the pages' security policy has nothing to say about. */
export async function addStyles(page: Page, css: string): Promise<void> {
  await page.evaluate(async (text) => {
    const sheet = new CSSStyleSheet();
    await sheet.replace(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, css);
}
