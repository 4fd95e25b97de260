/**
 * Requests style sheets again that could not be fetched. The bundler's loader requests each only
 * once, so a second try would otherwise load code without its styles. Rejects if one of them is
 * still missing.
 */
export async function restoreMissingStyles(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  await Promise.all([...links].filter(isMissing).map(loadAgain));
}

/** If a style sheet did not load, its `sheet` is null or its rules cannot be read. */
function isMissing({ href, sheet }: HTMLLinkElement): boolean {
  if (new URL(href).origin !== window.location.origin) return false;
  try {
    return !sheet?.cssRules;
  } catch {
    return true;
  }
}

function loadAgain(link: HTMLLinkElement): Promise<void> {
  const fresh = link.cloneNode() as HTMLLinkElement;
  return new Promise((resolve, reject) => {
    fresh.addEventListener('load', () => resolve());
    fresh.addEventListener('error', () =>
      reject(new Error(`The styles at ${fresh.href} could not be loaded.`)),
    );
    link.replaceWith(fresh);
  });
}
