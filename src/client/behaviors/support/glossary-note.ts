const tipId = 'glossary-definition';

/** Gap between the note and its term, and between the note and the viewport's edges, in pixels. */
const gap = 6;

/**
 * Creates the single note that shows the definitions of glossary terms. It is added to the document
 * when first shown.
 */
export function createGlossaryNote() {
  const box = document.createElement('div');
  const tip = document.createElement('p');
  const link = document.createElement('a');
  box.className = 'glossary-note';
  Object.assign(tip, { id: tipId, role: 'tooltip' });
  let shown: HTMLAnchorElement | undefined;
  const hide = () => {
    shown?.removeAttribute('aria-describedby');
    shown = undefined;
    box.hidden = true;
  };
  return {
    /** The term whose note is visible, if any. */
    get term() {
      return shown;
    },
    /**
     * Shows the note next to a term. With `openLabel`, the note has a link with that text to the
     * glossary.
     */
    show(term: HTMLAnchorElement, openLabel?: string) {
      hide();
      tip.textContent = term.dataset.definition ?? '';
      Object.assign(link, { href: term.href, textContent: openLabel ?? '' });
      box.replaceChildren(tip, ...(openLabel === undefined ? [] : [link]));
      term.setAttribute('aria-describedby', tipId);
      // Screen readers expect all text to be inside a landmark.
      (term.closest('main') ?? document.body).append(box);
      box.hidden = false;
      place(box, term);
      shown = term;
    },
    /** Repositions the note next to its term after the viewport has been resized. */
    follow() {
      if (shown) place(box, shown);
    },
    hide,
    contains: (target: EventTarget | null) => target instanceof Node && box.contains(target),
    remove: () => box.remove(),
  };
}

/**
 * Places the note below the term's last line, or above its first line if there is no room below;
 * the note scrolls with the page.
 */
function place(box: HTMLElement, term: HTMLElement) {
  const lines = [...term.getClientRects()];
  const first = lines[0] ?? term.getBoundingClientRect();
  const last = lines.at(-1) ?? first;
  const fitsBelow = last.bottom + gap + box.offsetHeight <= window.innerHeight;
  const top = fitsBelow ? last.bottom + gap : Math.max(0, first.top - gap - box.offsetHeight);
  const farthest = document.documentElement.clientWidth - box.offsetWidth - gap;
  const left = Math.max(gap, Math.min(last.left, farthest));
  box.style.insetBlockStart = `${top + window.scrollY}px`;
  box.style.left = `${left + window.scrollX}px`;
}
