import { translate } from '../i18n/translate.ts';
import { diffText } from './diff-text.ts';
import { pairChanges } from './pair-changes.ts';
import { listTexts, quoteText } from './quote-text.ts';

/** Tells how one text became the other, a sentence for each replacement, and one for all that only went or came. */
export function describeChange(before: string, after: string): string[] {
  const changes = pairChanges(diffText(before, after));
  const replaced = changes.flatMap(({ removed, added }) =>
    removed && added
      ? [
          translate(
            { id: 'example.replaced', message: '{removed} is replaced by {added}.' },
            { removed: quoteText(before, removed), added: quoteText(after, added) },
          ),
        ]
      : [],
  );
  const gone = changes.flatMap(({ removed, added }) =>
    removed && !added ? [quoteText(before, removed)] : [],
  );
  const come = changes.flatMap(({ removed, added }) =>
    added && !removed ? [quoteText(after, added)] : [],
  );
  return [...replaced, ...describeRemoved(gone), ...describeAdded(come)].map(startLarge);
}

function describeRemoved(texts: readonly string[]): string[] {
  if (texts.length === 0) return [];
  if (texts.length === 1)
    return [
      translate(
        { id: 'example.removed', message: '{texts} is removed.' },
        { texts: listTexts(texts) },
      ),
    ];
  return [
    translate(
      { id: 'example.removedMany', message: '{texts} are removed.' },
      { texts: listTexts(texts) },
    ),
  ];
}

function describeAdded(texts: readonly string[]): string[] {
  if (texts.length === 0) return [];
  if (texts.length === 1)
    return [
      translate({ id: 'example.added', message: '{texts} is added.' }, { texts: listTexts(texts) }),
    ];
  return [
    translate(
      { id: 'example.addedMany', message: '{texts} are added.' },
      { texts: listTexts(texts) },
    ),
  ];
}

function startLarge(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
