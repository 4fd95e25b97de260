import type { Translator } from '../i18n/translator.ts';
import type { Range } from '../text/range.ts';
import { diffText } from './diff-text.ts';
import { pairChanges } from './pair-changes.ts';
import { quoteText } from './quote-text.ts';

interface Change {
  readonly before: string;
  readonly after: string;
}

/** Describes how one text became the other: a sentence for each replacement, and one for everything that was only removed or added. */
export function describeChange({ before, after }: Change, translator: Translator): string[] {
  const { translate } = translator;
  const quote = (text: string, { start, end }: Range): string =>
    quoteText(text.slice(start, end), translator);
  const changes = pairChanges(diffText(before, after));
  const replaced = changes.flatMap(({ removed, added }) =>
    removed && added
      ? [
          translate(
            { id: 'example.replaced', message: '{removed} is replaced by {added}.' },
            { removed: quote(before, removed), added: quote(after, added) },
          ),
        ]
      : [],
  );
  const gone = changes.flatMap(({ removed, added }) =>
    removed && !added ? [quote(before, removed)] : [],
  );
  const come = changes.flatMap(({ removed, added }) =>
    added && !removed ? [quote(after, added)] : [],
  );
  return [
    ...replaced,
    ...describeRemoved(gone, translator),
    ...describeAdded(come, translator),
  ].map(startLarge);
}

function describeRemoved(texts: readonly string[], { translate, list }: Translator): string[] {
  if (texts.length === 0) return [];
  if (texts.length === 1)
    return [
      translate({ id: 'example.removed', message: '{texts} is removed.' }, { texts: list(texts) }),
    ];
  return [
    translate(
      { id: 'example.removedMany', message: '{texts} are removed.' },
      { texts: list(texts) },
    ),
  ];
}

function describeAdded(texts: readonly string[], { translate, list }: Translator): string[] {
  if (texts.length === 0) return [];
  if (texts.length === 1)
    return [
      translate({ id: 'example.added', message: '{texts} is added.' }, { texts: list(texts) }),
    ];
  return [
    translate({ id: 'example.addedMany', message: '{texts} are added.' }, { texts: list(texts) }),
  ];
}

function startLarge(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
