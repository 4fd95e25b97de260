import { describeModifier } from '#engine/explain/describe-modifier.ts';
import { describeMark } from '#engine/explain/describe-target.ts';
import type { Modifier } from '#engine/model/command.ts';
import type { TraceStage } from '#engine/trace/trace.ts';
import { quoteText } from '#shared/examples/quote-text.ts';
import type { MessageDescriptor } from '#shared/i18n/catalogue.ts';
import type { Translator } from '#shared/i18n/translator.ts';
import { capitalize } from '#shared/text/capitalize.ts';
import { isEmpty, type Range } from '#shared/text/range.ts';

const places = {
  before: { id: 'trace.before', message: 'The position before it.' },
  after: { id: 'trace.after', message: 'The position after it.' },
  start: { id: 'trace.start', message: 'The start of it.' },
  end: { id: 'trace.end', message: 'The end of it.' },
} as const satisfies Readonly<Record<string, MessageDescriptor>>;

/** Maximum number of texts to quote; more are counted. */
const maxNamed = 4;

/**
 * Describes in one sentence what a stage of a command found or did; `ranges` are the outlined ones.
 */
export function describeStage(
  stage: TraceStage,
  ranges: readonly Range[],
  translator: Translator,
): string {
  const { translate } = translator;
  const texts = nameTexts(stage.state.text, ranges, translator);
  const found = (what: string): string =>
    translate(
      { id: 'trace.found', message: '{what}: {texts}.' },
      { what: capitalize(what), texts },
    );
  switch (stage.kind) {
    case 'mark':
      return stage.mark.kind === 'cursor' && ranges.every(isEmpty)
        ? translate({ id: 'trace.cursor', message: 'The cursor.' })
        : found(describeMark(stage.mark));
    case 'modifier':
      return found(describeModifier(unwrap(stage.modifier), 'it'));
    case 'range':
      return found(translate({ id: 'trace.range', message: 'From one to the other' }));
    case 'position':
      return translate(places[stage.position]);
    case 'action':
      return translate({ id: 'trace.removed', message: 'This is removed: {texts}.' }, { texts });
    case 'result':
      return ranges.length > 0
        ? translate({ id: 'trace.added', message: 'The result. This is new: {texts}.' }, { texts })
        : translate({ id: 'trace.result', message: 'The result.' });
  }
}

/** Unwraps what an action adds to an untyped target, to describe it like spoken modifiers. */
function unwrap(modifier: Modifier): Modifier {
  return modifier.kind === 'if-untyped' ? unwrap(modifier.modifier) : modifier;
}

function nameTexts(text: string, ranges: readonly Range[], translator: Translator): string {
  if (ranges.length > maxNamed)
    return translator.translate(
      { id: 'trace.count', message: '{count} positions' },
      { count: ranges.length },
    );
  const nothing = translator.translate({ id: 'trace.nothing', message: 'an empty position' });
  const names = ranges.map(({ start, end }) =>
    start === end ? nothing : quoteText(text.slice(start, end), translator),
  );
  return names.length > 0 ? translator.list(names) : nothing;
}
