import { groupBy } from '#shared/text/group-by.ts';
import { byName } from './build-used-by.ts';
import type { DeclarationKind } from './declaration.ts';
import type { LinkTable, Place } from './links.ts';

/** A source file, with the documented declarations in it. */
export interface SourceFileView {
  readonly file: string;
  readonly declarations: readonly {
    readonly kind: DeclarationKind;
    readonly name: string;
    readonly href: string;
  }[];
}

/** Lists the source files, sorted by path, each with its exported declarations. */
export function buildFiles({ places }: LinkTable): SourceFileView[] {
  const top = [...new Set(places.values())].filter(isExport);
  return [...groupBy(top, ({ declaration }) => declaration.position?.file ?? '')]
    .map(([file, found]) => ({
      file,
      declarations: found
        .map(({ name, href, declaration: { kind } }) => ({ kind, name, href }))
        .toSorted(byName),
    }))
    .filter(({ file }) => file !== '')
    .toSorted((a, b) => (a.file < b.file ? -1 : 1));
}

/**
 * Whether a place describes an export, as opposed to a module, a member of a type, or a re-export.
 */
function isExport({ page, declaration }: Place): boolean {
  if (declaration.kind === 'module' || declaration.kind === 'reference') return false;
  return page.declaration === declaration || /^(?:modules|namespaces)$/.test(page.category);
}
