import { frameIds } from '#shared/document/document-marks.ts';

/**
 * One-word lower-case properties of `document` and of forms; an element with such a name can hide
 * one of them.
 */
const properties = [
  'action after all anchors animate append applets attributes autocapitalize autocomplete autocorrect autofocus',
  'before blur body charset children clear click close closest contains cookie dataset dir doctype domain draggable',
  'elements embeds encoding enctype evaluate focus fonts forms fullscreen head hidden id images',
  'implementation inert lang length links location matches method name nonce normalize open part plugins popover',
  'prefix prepend prerendering pseudo referrer rel remove reset role scripts scroll slot spellcheck style submit',
  'target timeline title translate when write writeln',
  ...frameIds,
]
  .join(' ')
  .replaceAll(' ', '|');

/**
 * Ids and names that authors may use in raw HTML: without capitals, which all properties of several
 * words have, and not named like a one-word property or an element of the frame. Those of footnotes
 * have a prefix. Our own step sets the ids of headings, which hide nothing.
 */
export const allowedId = new RegExp(
  `^(?:user-content-.*|(?!(?:${properties})$)[^A-Z\\s"'<>&_$][^A-Z\\s"'<>&]*)$`,
);
