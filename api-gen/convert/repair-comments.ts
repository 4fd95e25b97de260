import {
  CommentTag,
  Converter,
  ReflectionKind,
  TypeScript as ts,
  type Application,
  type CommentDisplayPart,
  type Context,
  type DeclarationReflection,
} from 'typedoc';

/**
 * Keeps modules from being merged, and repairs function comments: reunites them with their modifier
 * tags, and labels the text of those that document an implementation of overloads.
 */
export function repairComments({ converter }: Application): void {
  converter.on(Converter.EVENT_RESOLVE_BEGIN, keepModules, 20_000);
  converter.on(Converter.EVENT_RESOLVE_END, joinModifiers, -1000);
  converter.on(Converter.EVENT_RESOLVE_END, labelImplementations, -1000);
}

/** Keeps TypeDoc from merging modules, because each has a page of its own. */
function keepModules({ project }: Context): void {
  for (const module of project.getReflectionsByKind(ReflectionKind.SomeModule))
    module.comment?.removeTags('@mergeModuleWith');
}

/**
 * Reunites a function signature's tags, such as `@beta`, with the function's comment, from which
 * TypeDoc separates them.
 */
function joinModifiers({ project }: Context): void {
  for (const signature of Object.values(project.reflections)) {
    if (!signature.isSignature()) continue;
    const { comment, parent } = signature;
    if (!comment || !parent.comment || comment.summary.length + comment.blockTags.length > 0)
      continue;
    for (const tag of comment.modifierTags) parent.comment.modifierTags.add(tag);
    delete signature.comment;
  }
}

/**
 * Moves the text of an implementation's comment to a labeled section, so that it does not precede
 * the comments of the overloads. Users can call only the overloads.
 */
function labelImplementations(context: Context): void {
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

/**
 * Restores the whole label of links: the words after a line break, where the compiler stops
 * reading, and the words after `|` in a link to a URL.
 */
export function wholeLinkWords({ project }: Context): void {
  for (const { comment } of Object.values(project.reflections)) {
    if (!comment) continue;
    const parts = [comment.summary, ...comment.blockTags.map(({ content }) => content)].flat();
    for (const part of parts) restoreWords(part);
  }
}

function restoreWords(part: CommentDisplayPart): void {
  if (part.kind !== 'inline-tag') return;
  const { name, words } = linkParts(part.text);
  if (part.tsLinkText && words.startsWith(part.tsLinkText.trim())) part.tsLinkText = words;
  if (/^https?:/.test(name) && words !== '') part.text = `${name} ${words}`;
}

/** Splits a link into its name and label: `IDE`, `IDE.runMode label`, `IDE.runMode | label`. */
export function linkParts(text: string): { readonly name: string; readonly words: string } {
  const [, name = '', words = ''] = /^\s*([^\s|]+)(?:\s*\|\s*|\s+)?(.*?)\s*$/s.exec(text) ?? [];
  return { name, words };
}
