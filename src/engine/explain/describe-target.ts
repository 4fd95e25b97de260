import { describeHat } from '#shared/hats.ts';
import type { InferredTarget, InferredPrimitive, InferredRange } from '../command/infer.ts';
import type { LineMark, Mark, Modifier } from '../model/command.ts';
import { UNKNOWN_CHARACTER } from '../hats/said-character.ts';
import { spokenNumber } from '#shared/voice/spoken-number.ts';
import { scopeWords, scopeWordsPlural } from './scope-words.ts';

/** What a command without a mark acts on. */
export type Here = 'the cursor' | 'the selection';

/** Describes a target in plain words, including everything that the phrase leaves out. */
export function describeTarget(target: InferredTarget, here: Here): string {
  if (target.kind === 'list')
    return target.elements.map((element) => describeTarget(element, here)).join(' and ');
  return target.kind === 'range' ? describeRange(target, here) : describePrimitive(target, here);
}

function describeRange(
  { anchor, active, excludeAnchor, excludeActive, isVertical }: InferredRange,
  here: Here,
) {
  const from = `${excludeAnchor ? 'just after ' : ''}${describePrimitive(anchor, here)}`;
  const to = `${excludeActive ? 'just before ' : ''}${describePrimitive(active, here)}`;
  return isVertical ? `one on each line from ${from} to ${to}` : `from ${from} to ${to}`;
}

const places = {
  before: 'the position before ',
  after: 'the position after ',
  start: 'the start of ',
  end: 'the end of ',
} as const;

function describePrimitive({ mark, modifiers, position }: InferredPrimitive, here: Here) {
  const said = modifiers.reduceRight(
    (text, modifier) => describeModifier(modifier, text),
    describeMark(mark, here),
  );
  return position ? places[position] + said : said;
}

/** Describes in plain words what a mark refers to. */
export function describeMark(mark: Mark, here: Here): string {
  switch (mark.kind) {
    case 'hat':
      return `the token whose ${mark.character === UNKNOWN_CHARACTER ? 'special character' : mark.character} wears a ${describeHat(mark.hat)}`;
    case 'cursor':
      return here;
    case 'that':
      return 'the target of the last command';
    case 'source':
      return 'where the last command took its text from';
    case 'nothing':
      return 'nothing';
    case 'line':
      return describeLine(mark);
    case 'lines':
      return `${describeLine(mark.anchor)} to ${describeLine(mark.active)}`;
  }
}

function describeLine({ counting, number }: LineMark) {
  if (counting !== 'relative') return `line ${number + 1}`;
  const count = Math.abs(number);
  if (count === 1) return `the line ${number < 0 ? 'above' : 'below'}`;
  return `the line ${count} lines ${number < 0 ? 'up' : 'down'}`;
}

/**
 * Describes in plain words what a modifier does: “the line of …”, “every item of the list of …”.
 */
export function describeModifier(modifier: Modifier, of: string): string {
  switch (modifier.kind) {
    case 'containing':
      return `the ${scopeWords(modifier.scope)}${force(modifier)} of ${of}`;
    case 'every':
      return `every ${scopeWords(modifier.scope)} around or in ${of}`;
    case 'ordinal':
      return `${describeOrdinal(modifier)} of ${of}`;
    case 'range':
      return `from ${describeModifier(modifier.anchor, of)} to ${describeModifier(modifier.active, of)}`;
    case 'relative':
      return describeRelative(modifier, of);
    case 'head':
    case 'tail':
      return describeExtension(modifier, of);
    case 'interior':
      return `the inside of ${of}`;
    case 'bounds':
      return `the delimiters of ${of}`;
    case 'just':
      return `just the text of ${of}`;
    case 'leading':
      return `the delimiter before ${of}`;
    case 'trailing':
      return `the delimiter after ${of}`;
    case 'keep-content':
      return `only those with text: ${of}`;
    case 'keep-empty':
      return `only the empty ones: ${of}`;
    case 'first-that-works':
      return modifier.modifiers.map((one) => describeModifier(one, of)).join(' or ');
    default:
      return of;
  }
}

function force({ scope }: Modifier & { readonly kind: 'containing' }): string {
  if (scope.kind !== 'pair' || !scope.force) return '';
  return scope.force === 'left' ? ' that close on the right' : ' that open on the left';
}

const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

function countWord(count: number) {
  return count <= 10 ? spokenNumber(count) : String(count);
}

function ordinalWord(index: number) {
  return ordinals[index] ?? `number ${index + 1}`;
}

function describeOrdinal({ scope, start, length }: Modifier & { readonly kind: 'ordinal' }) {
  if (length > 1)
    return `the ${start < 0 ? 'last' : 'first'} ${countWord(length)} ${scopeWordsPlural(scope)}`;
  if (start >= 0) return `the ${ordinalWord(start)} ${scopeWords(scope)}`;
  return start === -1
    ? `the last ${scopeWords(scope)}`
    : `the ${ordinalWord(-start - 1)} last ${scopeWords(scope)}`;
}

function describeRelative(
  { scope, offset, length, direction }: Modifier & { readonly kind: 'relative' },
  of: string,
) {
  const isForward = direction === 'forward';
  const many = length === 1 ? scopeWords(scope) : `${countWord(length)} ${scopeWordsPlural(scope)}`;
  if (offset === 0)
    return length === 1
      ? `the ${many} of ${of}`
      : `${many} ${isForward ? 'from' : 'up to'} that of ${of}`;
  const which = offset > 1 ? `${ordinalWord(offset - 1)} ` : '';
  return `the ${which}${isForward ? 'next' : 'previous'} ${many} ${isForward ? 'after' : 'before'} ${of}`;
}

function describeExtension(
  { kind, modifiers = [] }: Modifier & { readonly kind: 'head' | 'tail' },
  of: string,
) {
  const whole = modifiers.reduceRight((text, modifier) => describeModifier(modifier, text), 'it');
  const limit = modifiers.length === 0 ? 'its line' : whole;
  return kind === 'head'
    ? `from the start of ${limit} to ${of}`
    : `from ${of} to the end of ${limit}`;
}
