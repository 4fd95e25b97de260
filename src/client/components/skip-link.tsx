import { translate } from '#client/i18n/translate.ts';

/** Id of every page's main region. */
const mainId = 'main-content';

/**
 * The first tab stop, which skips the navigation. It is a real link, so that it works without
 * JavaScript.
 */
export function SkipLink() {
  return (
    <a
      className="skip-link"
      href={`#${mainId}`}
      onClick={(event) => {
        const main = document.getElementById(mainId);
        if (!main) return;
        // Moves focus to the main region without changing the URL.
        event.preventDefault();
        main.focus();
        main.scrollIntoView();
      }}
    >
      {translate('skipLink', 'Skip to main content')}
    </a>
  );
}
