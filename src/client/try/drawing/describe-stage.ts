import { hasSelection } from '#engine/state/has-selection.ts';
import { describeMark, describeModifier } from '#engine/explain/describe-target.ts';
import type { Modifier } from '#engine/model/command.ts';
import type { TraceStage } from '#engine/trace/trace.ts';
import { quoteParts } from '#client/try/session/quote-parts.ts';
import { capitalize } from '#shared/text/capitalize.ts';
import { isEmpty, type Range } from '#shared/text/range.ts';
import { translate } from '#client/i18n/translate.ts';

const places = {
  before: translate('trace.before', 'The position before it.'),
  after: translate('trace.after', 'The position after it.'),
  start: translate('trace.start', 'The start of it.'),
  end: translate('trace.end', 'The end of it.'),
};

const nothing: Range = { start: 0, end: 0 };

/**
 * Describes in one sentence what a stage of a command found or did; `ranges` are the outlined ones.
 */
export function describeStage(stage: TraceStage, ranges: readonly Range[]): string {
  const count = translate('trace.count', '{count} positions', { count: ranges.length });
  const texts = quoteParts(stage.state.text, ranges.length > 0 ? ranges : [nothing], count);
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
 * Unwraps a modifier that an action adds to an untyped target, so that it is described like a
 * spoken one.
 */
function unwrap(modifier: Modifier): Modifier {
  return modifier.kind === 'if-untyped' ? unwrap(modifier.modifier) : modifier;
}
