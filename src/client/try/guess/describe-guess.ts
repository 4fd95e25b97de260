import { translate } from '#client/i18n/translate.ts';
import type { Guess } from './find-guess.ts';
import type { Reading } from './reading.ts';

/** Explains why a command was guessed, and which text the command cannot write. */
export function describeGuess({ reasons, writes }: Guess): string {
  const why = [...new Set(reasons.flatMap((reason) => describeReading(reason)))];
  return [
    ...(why.length > 0 ? [`${why.join('; ')}.`] : []),
    ...(writes === undefined ? [] : [describeWriting(writes)]),
  ].join(' ');
}

/** Returns a sentence that tells the reader to type or dictate the text after the command. */
export function describeWriting(text: string): string {
  return translate(
    'try.writes',
    'A command cannot write “{text}”: type or dictate it afterwards.',
    {
      text,
    },
  );
}

function describeReading({ kind, said, written, isDoubtful }: Reading) {
  switch (kind) {
    case 'name':
    case 'meaning':
    case 'spelling':
    case 'letter':
      return [
        translate('try.whySaid', '“{written}” is said “{said}”', { written, said }),
        ...(isDoubtful && kind === 'name'
          ? [translate('try.whyDoubt', '“{written}” may mean something else', { written })]
          : []),
      ];
    case 'sound':
    case 'misspelling':
      return [
        translate('try.whySound', '“{written}” looks or sounds like “{said}”', { written, said }),
      ];
    case 'added':
      return [translate('try.whyAdded', '“{said}” is added', { said })];
    case 'written':
    case 'filler':
      return [];
  }
}
