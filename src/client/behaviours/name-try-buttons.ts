import type { Behaviour } from './behaviour.ts';

/**
 * Gives every button "Try" the phrase of its example as a second, unseen half of its name, which tells the many buttons of a
 * page apart. Written into the HTML, each phrase would be there twice.
 */
export const installTryButtonNames: Behaviour = (root) => {
  const nameAll = (): void =>
    root
      .querySelectorAll('.try-button:not(:has(.example-phrase))')
      .forEach((button) => nameButton(button));
  const arrivals = new MutationObserver(nameAll);
  arrivals.observe(root.body, { childList: true, subtree: true });
  nameAll();
  return () => arrivals.disconnect();
};

function nameButton(button: Element): void {
  const said = button.closest('.example')?.querySelector('.example-spoken')?.textContent ?? '';
  const phrase = button.ownerDocument.createElement('span');
  phrase.className = 'example-phrase visually-hidden';
  phrase.textContent = said.replace(/[“”]/g, '');
  button.append(' ', phrase);
}
