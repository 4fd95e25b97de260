import { CommentTag, TypeScript as ts, type Context, type DeclarationReflection } from 'typedoc';

/**
 * Labels what the comment of an implementation says, so that its text does not come before that of
 * its overloads, which are all that users can call.
 */
export function labelImplementations(context: Context): void {
  for (const reflection of Object.values(context.project.reflections)) {
    if (!reflection.isDeclaration() || !hasDocumentedOverloads(reflection)) continue;
    const { comment } = reflection;
    const nodes = context.getSymbolFromReflection(reflection)?.declarations ?? [];
    const isImplemented = nodes.some(
      (node) => ts.isFunctionLike(node) && 'body' in node && node.body,
    );
    if (!comment || !isImplemented || comment.summary.length === 0) continue;
    comment.blockTags.unshift(new CommentTag('@implementation', comment.summary));
    comment.summary = [];
  }
}

function hasDocumentedOverloads({ signatures = [] }: DeclarationReflection): boolean {
  return signatures.length > 1 && signatures.some(({ comment }) => comment?.summary.length);
}
