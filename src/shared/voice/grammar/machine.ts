import type { GroupId } from '../group-id.ts';
import { formsAt, type Lattice, type LatticeWord, type ReadForm } from './lattice.ts';
import type { Lexicon } from './lexicon.ts';
import { applyStep, type Machine, type StackStep, type State } from './machine-state.ts';
import type { Term } from '../term.ts';
import { groupBy } from '../../text/group-by.ts';

/** A phrase's readings, and the lexicon to match them against. */
export interface Input {
  readonly lattice: Lattice;
  readonly lexicon: Lexicon;
}

/**
 * The cheapest parse, or the furthest node that any parse reached and the groups expected there.
 * `words` are the readings that the parse chose, up to that node.
 */
export type Reading<T> = {
  readonly words: readonly LatticeWord[];
} & (
  | { readonly ok: true; readonly value: T; readonly terms: readonly Term[] }
  | { readonly ok: false; readonly at: number; readonly groups: readonly GroupId[] }
);

/** A path to a state: the last item that was read or built, and the path before it. */
interface Path {
  readonly cost: number;
  readonly before: Path | null;
  readonly made:
    | ({ readonly kind: 'term' } & ReadForm)
    | { readonly kind: 'word' | 'skip'; readonly words: readonly [LatticeWord] }
    | { readonly kind: 'step'; readonly step: StackStep }
    | null;
}

type Front = Map<State, Path>;

/**
 * A dictated word costs more than a known form, so that "snippet funk after this" parses as a
 * position.
 */
const dictationCost = 2;

/**
 * Runs a machine on a phrase. It follows all paths in parallel and keeps only the cheapest path to
 * each state at each node, so time grows linearly with the number of words.
 */
export function runMachine<T>({ start, end }: Machine<T>, input: Input): Reading<T> {
  const fronts: Front[] = [new Map([[start, { cost: 0, before: null, made: null }]])];
  let missed: readonly GroupId[] = [];
  for (const node of input.lattice.keys()) {
    const front = fronts[node];
    if (front) missed = advance(front, fronts, node, input);
  }
  const at = fronts.length - 1;
  const furthest = fronts[at];
  const done = at > 0 && at === input.lattice.length - 1 && furthest?.get(end);
  return done
    ? { ok: true, ...build<T>(done) }
    : { ok: false, at, groups: missed, words: wordsOf(toPaths(cheapest(furthest))) };
}

function cheapest(front: Front = new Map()) {
  const [first, ...others] = front.values();
  return others.reduce((one, other) => (one && one.cost <= other.cost ? one : other), first);
}

/**
 * Adds to a front all states that can be reached without reading a word, then reads on from each of
 * them into the later fronts. Returns the groups that were expected but not found.
 */
function advance(front: Front, fronts: Front[], node: number, { lattice, lexicon }: Input) {
  const found = groupBy(formsAt(lexicon, lattice, node), ({ entry }) => entry.group);
  const missed = new Set<GroupId>();
  const queue = [...front.keys()];
  const reach = (to: State, target: Front, path: Path) => {
    const known = target.get(to);
    if (known && known.cost <= path.cost) return;
    target.set(to, path);
    if (target === front) queue.push(to);
  };
  const read = (to: State, before: Path, made: ReadWords, cost: number) => {
    const end = made.words.at(-1)?.to ?? node;
    const front = (fronts[end] ??= new Map<State, Path>());
    const total = made.words.reduce((sum, word) => sum + word.cost, before.cost + cost);
    reach(to, front, { cost: total, before, made });
  };
  const readings = lattice[node] ?? [];
  const skips = readings.filter(({ text }) => text === '');
  const words = readings.filter(({ text }) => text !== '');
  for (const state of queue) {
    const path = front.get(state);
    if (!path) continue;
    for (const word of skips) read(state, path, { kind: 'skip', words: [word] }, 0);
    if (state.kind === 'fork') for (const next of state.next) reach(next, front, path);
    else if (state.kind === 'step')
      reach(state.next, front, { ...path, before: path, made: { kind: 'step', step: state.step } });
    else if (state.kind === 'cost')
      reach(state.next, front, { ...path, cost: path.cost + state.cost });
    else if (state.kind === 'word')
      for (const word of words)
        read(state.next, path, { kind: 'word', words: [word] }, dictationCost);
    else if (state.kind === 'term') {
      const forms = found.get(state.group);
      if (!forms) missed.add(state.group);
      for (const form of forms ?? []) read(state.next, path, { kind: 'term', ...form }, 1);
    }
  }
  return [...missed];
}

type ReadWords = Extract<Path['made'], { readonly words: readonly LatticeWord[] }>;

function toPaths(last: Path | null | undefined) {
  const paths: Path[] = [];
  for (let path = last; path; path = path.before) paths.push(path);
  return paths.reverse();
}

function wordsOf(paths: readonly Path[]) {
  return paths.flatMap(({ made }) => (made && 'words' in made ? made.words : []));
}

/** Replays the winning path from the start: terms and words push values, and steps combine them. */
function build<T>(done: Path) {
  const paths = toPaths(done);
  const stack: unknown[] = [];
  const terms: Term[] = [];
  for (const { made } of paths) {
    if (made?.kind === 'step') applyStep(made.step, stack);
    else if (made?.kind === 'word') stack.push(made.words[0].text);
    else if (made?.kind === 'term') {
      const term = toTerm(made);
      terms.push(term);
      stack.push(term);
    }
  }
  return { value: stack[0] as T, terms, words: wordsOf(paths) };
}

function toTerm({ entry: { words: _, ...form }, words }: ReadForm): Term {
  return { start: words[0]?.start ?? 0, end: words.at(-1)?.end ?? 0, ...form };
}
