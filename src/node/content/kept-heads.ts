import type { Store } from '../cache/store.ts';
import type { Frontmatter } from './frontmatter-schema.ts';

/** The frontmatter of pages as earlier builds have read it, by its text: reading YAML takes longer than all else that is read of a page's head. */
export interface KeptHeads {
  /** The fields of a frontmatter without faults; undefined where it was not read before. */
  find(yaml: string): Frontmatter | undefined;
  /** Remembers a frontmatter without faults. */
  note(yaml: string, fields: Frontmatter): void;
  /** Keeps what was found and noted since it was opened, if any of it is new. */
  save(): void;
}

/** Opens what a store has of frontmatter; `version` stands for the code that reads it. */
export function openHeads(store: Store, version: string): KeptHeads {
  const key = JSON.stringify(['heads', version]);
  const used = new Map<string, Frontmatter>();
  let isNew = false;
  let kept: ReadonlyMap<string, Frontmatter> | undefined;
  const open = (): ReadonlyMap<string, Frontmatter> =>
    new Map(Object.entries((store.read(key) ?? {}) as Readonly<Record<string, Frontmatter>>));
  return {
    find(yaml) {
      kept ??= open();
      const fields = used.get(yaml) ?? kept.get(yaml);
      if (fields) used.set(yaml, fields);
      return fields;
    },
    note(yaml, fields) {
      isNew = true;
      used.set(yaml, fields);
    },
    save() {
      if (isNew) store.write(key, Object.fromEntries(used));
      isNew = false;
    },
  };
}
