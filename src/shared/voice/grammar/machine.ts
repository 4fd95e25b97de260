import type { GroupId } from '../group-id.ts';
import { entriesAt, type Lexicon, type LexiconEntry } from './lexicon.ts';
import { applyStep, type Machine, type StackStep, type State } from './machine-state.ts';
import type { Term } from '../term.ts';
import { groupBy } from '../../text/group-by.ts';
import type { Word } from '../words.ts';

/** The words of a phrase, and the forms to match them with. */
export interface Input {
  readonly words: readonly Word[];
  readonly lexicon: Lexicon;
}

/**
 * The cheapest parse, or the furthest position that any parse reached and the groups expected
 * there.
 */
export type Reading<T> =
  | { readonly ok: true; readonly value: T; readonly terms: readonly Term[] }
  | { readonly ok: false; readonly at: number; readonly groups: readonly GroupId[] };

/** A path to a state: the last item that was read or built, and the path before it. */
interface Path {
  readonly cost: number;
  readonly before: Path | null;
  readonly made:
    | { readonly kind: 'term'; readonly entry: LexiconEntry; readonly at: number }
    | { readonly kind: 'word'; readonly at: number }
    | { readonly kind: 'step'; readonly step: StackStep }
    | null;
}

type Front = Map<number, Path>;

/**
 * A dictated word costs more than a known form, so that "snippet funk after this" parses as a
 * position.
 */
const dictationCost = 2;

/**
 * Follows all paths in parallel and keeps the cheapest one to each state after each word, so that
 * time grows linearly with the number of words.
 */
export function runMachine<T>({ states, start }: Machine<T>, input: Input): Reading<T> {
  const fronts: (Front | undefined)[] = [new Map([[start, { cost: 0, before: null, made: null }]])];
  const missed = new Set<GroupId>();
  let furthest = 0;
  for (let at = 0; at <= input.words.length; at += 1) {
    const front = fronts[at];
    if (!front) continue;
    furthest = at;
    missed.clear();
    const done = advance({ states, front, fronts, at, input, missed });
    if (done && at === input.words.length && at > 0) return { ok: true, ...build<T>(done, input) };
    fronts[at] = undefined;
  }
  return { ok: false, at: furthest, groups: [...missed] };
}

interface Advance {
  readonly states: readonly State[];
  readonly front: Front;
  readonly fronts: (Front | undefined)[];
  readonly at: number;
  readonly input: Input;
  /** Groups that were expected but not found. */
  readonly missed: Set<GroupId>;
}

/**
 * Follows all states that can be reached without reading a word, and reads on from there. Returns
 * the path to the end state.
 */
function advance({ states, front, fronts, at, input, missed }: Advance): Path | undefined {
  const entries = groupBy(entriesAt(input.lexicon, input.words, at), ({ group }) => group);
  const queue = [...front.keys()];
  const reach = (to: number, target: Front, path: Path): void => {
    const known = target.get(to);
    if (known && known.cost <= path.cost) return;
    target.set(to, path);
    if (target === front) queue.push(to);
  };
  const frontAfter = (words: number): Front => (fronts[at + words] ??= new Map<number, Path>());
  for (let index = 0; index < queue.length; index += 1) {
    const id = queue[index] ?? 0;
    const state = states[id];
    const path = front.get(id);
    if (!state || !path) continue;
    if (state.kind === 'fork') for (const next of state.next) reach(next, front, path);
    else if (state.kind === 'step')
      reach(state.next, front, {
        cost: path.cost + state.cost,
        before: path,
        made: { kind: 'step', step: state.step },
      });
    else if (state.kind === 'word' && at < input.words.length)
      reach(state.next, frontAfter(1), {
        cost: path.cost + dictationCost,
        before: path,
        made: { kind: 'word', at },
      });
    else if (state.kind === 'term') {
      const found = entries.get(state.group);
      if (!found) missed.add(state.group);
      for (const entry of found ?? [])
        reach(state.next, frontAfter(entry.words.length), {
          cost: path.cost + 1,
          before: path,
          made: { kind: 'term', entry, at },
        });
    }
  }
  return front.get(0);
}

/** Replays the winning path from the start: terms and words push values, steps combine them. */
function build<T>(done: Path, { words }: Input): { value: T; terms: Term[] } {
  const paths: Path[] = [];
  for (let path: Path | null = done; path; path = path.before) paths.push(path);
  const stack: unknown[] = [];
  const terms: Term[] = [];
  for (const { made } of paths.reverse()) {
    if (made?.kind === 'step') applyStep(made.step, stack);
    else if (made?.kind === 'word') stack.push(words[made.at]?.text);
    else if (made?.kind === 'term') {
      const term = toTerm(made.entry, words, made.at);
      terms.push(term);
      stack.push(term);
    }
  }
  return { value: stack[0] as T, terms };
}

function toTerm({ words: parts, ...form }: LexiconEntry, words: readonly Word[], at: number): Term {
  return {
    start: words[at]?.start ?? 0,
    end: words[at + parts.length - 1]?.end ?? 0,
    ...form,
  };
}
