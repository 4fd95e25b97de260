import { ReflectionKind, type ProjectReflection } from 'typedoc';

/**
 * Keeps type parameters out of TypeDoc's symbol index. Nothing links to them, and their list, with
 * one entry for every inherited signature, would be copied at every mention.
 */
export function forgetTypeParameters(project: ProjectReflection): void {
  const register = project.registerSymbolId.bind(project);
  project.registerSymbolId = (reflection, id) => {
    if (!reflection.kindOf(ReflectionKind.TypeParameter)) register(reflection, id);
  };
}
