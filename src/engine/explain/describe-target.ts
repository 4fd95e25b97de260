import { describeHat } from '#shared/hats.ts';
import type { InferredTarget, InferredPrimitive, InferredRange } from '../command/infer.ts';
import type { LineMark, Mark } from '../model/command.ts';
import { UNKNOWN_CHARACTER } from '../hats/said-character.ts';
import { describeModifier } from './describe-modifier.ts';

/** What a command without a mark is about. */
export type Here = 'the cursor' | 'the selection';

/** Describes a target in plain words, including everything left out of the phrase. */
export function describeTarget(target: InferredTarget, here: Here): string {
  if (target.kind === 'list')
    return target.elements.map((element) => describeTarget(element, here)).join(' and ');
  return target.kind === 'range' ? describeRange(target, here) : describePrimitive(target, here);
}

function describeRange(
  { anchor, active, excludeAnchor, excludeActive, isVertical }: InferredRange,
  here: Here,
): string {
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

function describePrimitive({ mark, modifiers, position }: InferredPrimitive, here: Here): string {
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
      return `the token whose ${describeCharacter(mark.character)} wears a ${describeHat(mark.hat)}`;
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

function describeCharacter(character: string): string {
  return character === UNKNOWN_CHARACTER ? 'special character' : character;
}

function describeLine({ counting, number }: LineMark): string {
  if (counting !== 'relative') return `line ${number + 1}`;
  const count = Math.abs(number);
  if (count === 1) return `the line ${number < 0 ? 'above' : 'below'}`;
  return `the line ${count} lines ${number < 0 ? 'up' : 'down'}`;
}
