import type { MouseEvent, ReactNode } from 'react';
import { useTranslate } from '#client/page-data/use-translate.ts';

/** Id of the main region of every page. */
const mainId = 'main-content';

/** The first stop of the Tab key: leads past the navigation. A real link, so that it works without JavaScript. */
export function SkipLink(): ReactNode {
  const translate = useTranslate();
  return (
    <a className="skip-link" href={`#${mainId}`} onClick={focusMain}>
      {translate({ id: 'skipLink', message: 'Skip to main content' })}
    </a>
  );
}

/** Moves focus without a change of the address. */
function focusMain(event: MouseEvent): void {
  const main = document.getElementById(mainId);
  if (!main) return;
  event.preventDefault();
  main.focus();
  main.scrollIntoView();
}
