import type { Page } from '@playwright/test';

/** A link that a test adds to a page. */
export interface AddedLink {
  readonly href: string;
  readonly text: string;
  readonly target?: string;
}

/**
 * Inserts a link at the start of the main content. Uses DOM calls, because the page's security
 * policy blocks markup.
 */
export async function addLink(page: Page, link: AddedLink): Promise<void> {
  await page.evaluate(({ href, text, target = '' }) => {
    const anchor = Object.assign(document.createElement('a'), { href, target, textContent: text });
    document.querySelector('main')?.prepend(anchor);
  }, link);
}

/** Adds styles as a constructed style sheet, which the page's security policy allows. */
export async function addStyles(page: Page, css: string): Promise<void> {
  await page.evaluate(async (text) => {
    const sheet = new CSSStyleSheet();
    await sheet.replace(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, css);
}
