import { ReflectionKind, type Context } from 'typedoc';

/** Keeps TypeDoc from merging modules into another one, because each has a page of its own. */
export function keepModules({ project }: Context): void {
  for (const module of project.getReflectionsByKind(ReflectionKind.SomeModule))
    module.comment?.removeTags('@mergeModuleWith');
}
