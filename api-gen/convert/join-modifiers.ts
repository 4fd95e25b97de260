import type { Context } from 'typedoc';

/**
 * Joins tags such as `@beta` of a function's signature with the function's comment, from which
 * TypeDoc separates them.
 */
export function joinModifiers({ project }: Context): void {
  for (const signature of Object.values(project.reflections)) {
    if (!signature.isSignature()) continue;
    const { comment, parent } = signature;
    if (!comment || !parent.comment || comment.summary.length + comment.blockTags.length > 0)
      continue;
    for (const tag of comment.modifierTags) parent.comment.modifierTags.add(tag);
    delete signature.comment;
  }
}
