import contentStyles from '#client/styles/content.css?url';

/**
 * Loads the styles of all content, because content other than the prerendered page may need any of
 * them. On the dev server, every document already links them.
 */
export const loadContentStyles: () => Promise<void> = import.meta.env.DEV
  ? () => Promise.resolve()
  : () => loadStyles(contentStyles);

/** Loads a style sheet, unless the document has it. Rejects if it cannot be loaded. */
export async function loadStyles(address: string): Promise<void> {
  const known = styleLinks().find((link) => link.getAttribute('href') === address);
  if (known?.sheet) return;
  const link = known ?? addLink(address);
  await untilLoaded(link).catch((error: unknown) => {
    link.remove();
    throw error;
  });
}

function addLink(address: string) {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  document.head.append(link);
  return link;
}

function styleLinks() {
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
}

/**
 * Retries style sheets that could not be fetched: the bundler's loader requests each only once, so
 * a second attempt would load code without its styles. Rejects if one of them is still missing.
 */
export async function restoreMissingStyles(): Promise<void> {
  await Promise.all(styleLinks().filter(isMissing).map(loadAgain));
}

/**
 * Whether a style sheet from this site's origin failed to load: its `sheet` is null or its rules
 * cannot be read.
 */
function isMissing({ href, sheet }: HTMLLinkElement) {
  if (new URL(href).origin !== window.location.origin) return false;
  try {
    return !sheet?.cssRules;
  } catch {
    return true;
  }
}

function loadAgain(link: HTMLLinkElement): Promise<void> {
  const fresh = link.cloneNode() as HTMLLinkElement;
  link.replaceWith(fresh);
  return untilLoaded(fresh);
}

/** Waits for a style sheet that is still loading. Rejects if it cannot be loaded. */
function untilLoaded(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () =>
      reject(new Error(`The styles at ${link.href} could not be loaded.`)),
    );
  });
}
