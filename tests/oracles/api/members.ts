import { ReflectionKind } from 'typedoc';
import type { Json } from './comment-units.ts';

/** A declaration in TypeDoc's JSON whose name a page shows. */
export interface ListedMember {
  /** Ids of the declaration and its ancestors, innermost first. */
  readonly owners: readonly number[];
  readonly name: string;
  readonly path: string;
}

/**
 * Lists modules, their declarations, and the members of those; inline types belong to a signature.
 */
export function listMembers(
  project: unknown,
  isDocumentedElsewhere: (reflection: Json) => boolean,
  parent: Pick<ListedMember, 'owners' | 'path'> = { owners: [], path: '' },
): ListedMember[] {
  const { children = [] } = project as { readonly children?: readonly Json[] };
  return children.flatMap((child) => {
    if (isDocumentedElsewhere(child)) return [];
    const { id, name, kind } = child as { id: number; name: string; kind: ReflectionKind };
    const owners = [id, ...parent.owners];
    const path = parent.path === '' ? name : `${parent.path}.${name}`;
    // A module without exports has no page, and a module is named by its path.
    const listed = kind === ReflectionKind.Module ? [] : [{ owners, name, path }];
    return [...listed, ...listMembers(child, isDocumentedElsewhere, { owners, path })];
  });
}
