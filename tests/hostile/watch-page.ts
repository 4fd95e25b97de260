import type { BrowserContext } from '@playwright/test';

/** A page to open, and whether its security policy is bypassed. */
interface Visit {
  readonly address: string;
  readonly isWithoutPolicy: boolean;
}

/** Opens a page, triggers the hostile markup on it, and returns a line for every violation. */
export async function watchPage(
  context: BrowserContext,
  { address, isWithoutPolicy }: Visit,
): Promise<readonly string[]> {
  const page = await context.newPage();
  const found: string[] = [];
  const { host } = new URL(address);
  page.on('dialog', (dialog) => {
    found.push(`execution: ${dialog.type()} ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => void found.push(`navigation: popup ${popup.url()}`));
  page.on('framenavigated', (frame) => {
    if (frame.url() !== address) found.push(`navigation: ${frame.url()}`);
  });
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted/.test(message.text()))
      found.push(`refused: ${message.text()}`);
  });
  page.on('pageerror', (error) => void found.push(`error: ${error.message}`));
  await page.route('**/*', (route) => {
    const request = route.request();
    const url = new URL(request.url());
    if (request.isNavigationRequest() && url.href !== address)
      found.push(`navigation: ${url.href}`);
    if (url.host === host || url.protocol === 'data:') return route.continue();
    found.push(`foreign request: ${url.href}`);
    return route.abort();
  });
  try {
    await page.goto(address, { waitUntil: 'load' });
    found.push(...(await page.evaluate(provoke, isWithoutPolicy)));
  } catch (error) {
    // The script stops if the page navigates away.
    found.push(`error: ${String(error)}`);
  }
  await page.waitForTimeout(100); // time: for code that runs late
  await page.close();
  return found;
}

/**
 * Interacts with everything in the text, inserts it a second time if no policy forbids that, and
 * reports code that could run. Runs in the page.
 */
function provoke(isWithoutPolicy: boolean): readonly string[] {
  const prose = [...document.querySelectorAll('.prose')];
  const copy = document.createElement('div');
  if (isWithoutPolicy) {
    copy.innerHTML = prose.map(({ innerHTML }) => innerHTML).join('');
    document.body.append(copy);
  }
  const found: string[] = [];
  // The events below are synthetic, so only the router would follow a link.
  document.addEventListener(
    'click',
    (event: Event) => {
      if (!(event instanceof MouseEvent)) event.preventDefault();
    },
    true,
  );
  for (const element of [...prose, copy].flatMap((root) => [...root.querySelectorAll('*')])) {
    if (
      /^(?:script|iframe|object|embed|form|meta|base|link|style|template|noscript|svg|math)$/i.test(
        element.localName,
      ) &&
      !element.closest('a.heading-anchor, button')
    )
      found.push(`execution: <${element.localName}>`);
    for (const { name, value } of element.attributes)
      if (/^on|^srcdoc$/i.test(name)) found.push(`execution: ${name}=${value}`);
    const { protocol } = element as HTMLAnchorElement;
    if (
      element instanceof HTMLAnchorElement &&
      element.hasAttribute('href') &&
      !/^(?:https?|mailto|tel):$/.test(protocol)
    ) {
      found.push(`execution: ${protocol}`);
      element.click();
    }
    for (const name of ['mouseover', 'mousemove', 'focus', 'click', 'toggle', 'scroll'])
      element.dispatchEvent(new Event(name, { bubbles: true, cancelable: true }));
  }
  return found;
}
