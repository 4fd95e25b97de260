import type { Term } from '#shared/voice/term.ts';
import type { CaseMark } from '#engine/examples/recorded-case.ts';

/**
 * A hat named in a command: the ids of its color and shape (`default` if not named), and the
 * character under it.
 */
interface SaidMark {
  readonly color: string;
  readonly shape: string;
  readonly character: string;
}

const graphemeGroups: readonly string[] = ['letter', 'digit', 'symbol', 'unknown_symbol'];

/** Finds the hats named in a command, in spoken order. */
export function findSaidMarks(terms: readonly Term[]): SaidMark[] {
  const said: SaidMark[] = [];
  let [color, shape] = ['default', 'default'];
  for (const { group, identifier } of terms) {
    if (group === 'hat_color') color = identifier;
    else if (group === 'hat_shape') shape = identifier;
    else {
      if (graphemeGroups.includes(group)) said.push({ color, shape, character: identifier });
      [color, shape] = ['default', 'default'];
    }
  }
  return said;
}

/**
 * Returns the recorded marks that the command names; `missing` lists the marks that it names but
 * the recording lacks.
 */
export function matchSaidMarks(
  marks: readonly CaseMark[],
  terms: readonly Term[],
): { readonly found: CaseMark[]; readonly missing: SaidMark[] } {
  const said = findSaidMarks(terms);
  const isSame = ({ hat, character }: CaseMark, wanted: SaidMark) =>
    hat.color === wanted.color &&
    hat.shape === wanted.shape &&
    character.toLowerCase() === wanted.character.toLowerCase();
  return {
    found: marks.filter((mark) => said.some((wanted) => isSame(mark, wanted))),
    missing: said.filter((wanted) => !marks.some((mark) => isSame(mark, wanted))),
  };
}
