import type { CompileResult, IdPlan, ImportedFile } from '../context/compile-result.ts';

type Compiled = Pick<CompileResult, 'usedIds' | 'shown'>;

type FindPartial = (file: string) => Compiled | undefined;

/**
 * Plans new ids for ids that a page's partials share with the page or with each other. This is
 * necessary because a file is compiled without knowing what is shown next to it. The first element
 * keeps its id; the others get a number. Returns undefined if all ids differ.
 */
export function planIds(page: Compiled, findPartial: FindPartial): IdPlan | undefined {
  const taken = new Set<string>();
  return plan(page, new Map(), []).plan;

  /**
   * Plans the ids of a file. `outer` contains the ids of the files around it, with their new names.
   * A link leads to the nearest element with its id.
   */
  function plan(
    { usedIds, shown }: Compiled,
    outer: ReadonlyMap<string, string>,
    showing: readonly string[],
  ): { readonly names: ReadonlyMap<string, string>; readonly plan?: IdPlan } {
    const own = new Map([...new Set(usedIds)].map((id) => [id, freeId(id, taken, usedIds)]));
    const around = new Map([...outer, ...own]);
    const planned = shown.map(({ partial: { file } }) => {
      const partial = showing.includes(file) ? undefined : findPartial(file);
      return partial && plan(partial, around, [...showing, file]);
    });
    const inner = planned.toReversed().flatMap((partial) => [...(partial?.names ?? [])]);
    const names = new Map([...inner, ...own]);
    const renamed = [...new Map([...outer, ...names])].filter(([id, name]) => id !== name);
    const partials = planned.map((partial) => partial?.plan);
    const isPlain = renamed.length === 0 && !partials.some(Boolean);
    return {
      names,
      plan: isPlain ? undefined : { renamed: Object.fromEntries(renamed), partials },
    };
  }
}

function freeId(id: string, taken: Set<string>, own: readonly string[]) {
  let free = id;
  for (let number = 1; taken.has(free) || (free !== id && own.includes(free)); number += 1)
    free = `${id}-${number}`;
  taken.add(free);
  return free;
}

/** Returns the module id of a partial: its file, with its id plan if it has one. */
export function moduleOf({ file, idPlan }: ImportedFile): string {
  if (!idPlan) return file;
  return `${file}?partial=${Buffer.from(JSON.stringify(idPlan)).toString('base64url')}`;
}

/** Returns the id plan encoded in a module id. */
export function planOf(id: string): IdPlan | undefined {
  const [, encoded] = /\?partial=([\w-]+)$/.exec(id) ?? [];
  return encoded === undefined
    ? undefined
    : (JSON.parse(Buffer.from(encoded, 'base64url').toString()) as IdPlan);
}
