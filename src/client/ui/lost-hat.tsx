import { translate } from '#client/i18n/translate.ts';

/** Illustration for missing pages: a hat whose token is gone. */
export function LostHat() {
  return (
    <div className="lost-hat" aria-hidden="true">
      <span className="hat-mark hat-color-blue hat-shape-fox" />
      <span className="lost-token" />
    </div>
  );
}

/** A sentence that describes the illustration. */
export function LostToken() {
  return translate('notFound.lost', 'The hat is here, but its token is gone.');
}
