import contentStyles from '#client/styles/content.css?url';
import { untilLoaded } from './missing-styles.ts';

/**
 * Loads the styles of all content, which whatever the document does not show may need. The dev
 * server's documents link them.
 */
export const loadContentStyles: () => Promise<void> = import.meta.env.DEV
  ? () => Promise.resolve()
  : () => loadStyles(contentStyles);

/** Loads a style sheet, unless the document has it. Rejects if it cannot be loaded. */
export async function loadStyles(address: string): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  const known = [...links].find((link) => link.getAttribute('href') === address);
  if (known?.sheet) return;
  const link = known ?? addLink(address);
  await untilLoaded(link).catch((error: unknown) => {
    link.remove();
    throw error;
  });
}

function addLink(address: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  document.head.append(link);
  return link;
}
