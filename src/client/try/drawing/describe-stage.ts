import { hasSelection } from '#engine/state/has-selection.ts';
import { describeMark, describeModifier } from '#engine/explain/describe-target.ts';
import type { Modifier } from '#engine/model/command.ts';
import type { TraceStage } from '#engine/trace/trace.ts';
import { quoteText } from '#engine/examples/quote-text.ts';
import { capitalize } from '#shared/text/capitalize.ts';
import { isEmpty, type Range } from '#shared/text/range.ts';
import { translate } from '#client/i18n/translate.ts';
import { translator } from '#client/i18n/translator.ts';

const places = {
  before: translate('trace.before', 'The position before it.'),
  after: translate('trace.after', 'The position after it.'),
  start: translate('trace.start', 'The start of it.'),
  end: translate('trace.end', 'The end of it.'),
};

/** Maximum number of texts to quote; more are counted. */
const maxNamed = 4;

/**
 * Describes in one sentence what a stage of a command found or did; `ranges` are the outlined ones.
 */
export function describeStage(stage: TraceStage, ranges: readonly Range[]): string {
  const texts = nameTexts(stage.state.text, ranges);
  const found = (what: string): string =>
    translate('trace.found', '{what}: {texts}.', { what: capitalize(what), texts });
  switch (stage.kind) {
    case 'mark':
      return stage.mark.kind === 'cursor' && ranges.every(isEmpty)
        ? translate('trace.cursor', 'The cursor.')
        : found(
            describeMark(stage.mark, hasSelection(stage.state) ? 'the selection' : 'the cursor'),
          );
    case 'modifier':
      return found(describeModifier(unwrap(stage.modifier), 'it'));
    case 'range':
      return found(translate('trace.range', 'From one to the other'));
    case 'position':
      return places[stage.position];
    case 'action':
      return translate('trace.removed', 'This is removed: {texts}.', { texts });
    case 'result':
      return ranges.length > 0
        ? translate('trace.added', 'The result. This is new: {texts}.', { texts })
        : translate('trace.result', 'The result.');
  }
}

/**
 * Unwraps a modifier that an action adds to an untyped target, to describe it like a spoken one.
 */
function unwrap(modifier: Modifier): Modifier {
  return modifier.kind === 'if-untyped' ? unwrap(modifier.modifier) : modifier;
}

function nameTexts(text: string, ranges: readonly Range[]): string {
  if (ranges.length > maxNamed)
    return translate('trace.count', '{count} positions', { count: ranges.length });
  const nothing = translate('trace.nothing', 'an empty position');
  const names = ranges.map(({ start, end }) =>
    start === end ? nothing : quoteText(text.slice(start, end), translator),
  );
  return names.length > 0 ? translator.list(names) : nothing;
}
