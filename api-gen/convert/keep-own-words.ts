import {
  Comment,
  CommentTag,
  Converter,
  type Application,
  type CommentDisplayPart,
  type Context,
  type Reflection,
} from 'typedoc';

const tagName = '@inheritDoc';

/** Keeps a comment's own text next to `@inheritDoc`; TypeDoc would replace it. */
export function keepOwnWords({ converter }: Application): void {
  const kept = new Map<Reflection, Comment>();
  const keep = ({ project }: Context) => {
    for (const reflection of Object.values(project.reflections)) {
      if (!reflection.comment || !inherits(reflection.comment)) continue;
      useBlock(reflection.comment);
      for (const part of [reflection, ...partsOf(reflection)])
        if (part.comment) kept.set(part, part.comment.clone());
    }
  };
  const restore = () => {
    for (const [reflection, own] of kept) reflection.comment = join(own, reflection.comment);
    kept.clear();
  };
  converter.on(Converter.EVENT_RESOLVE_END, keep, 1000);
  converter.on(Converter.EVENT_RESOLVE_END, restore, -500);
}

function partsOf(reflection: Reflection): readonly Reflection[] {
  if (!reflection.isSignature()) return [];
  return [...(reflection.parameters ?? []), ...(reflection.typeParameters ?? [])];
}

function inherits({ summary, blockTags }: Comment): boolean {
  return summary.some(isTag) || blockTags.some(({ tag }) => tag === tagName);
}

function isTag(part: CommentDisplayPart): boolean {
  return part.kind === 'inline-tag' && part.tag === tagName;
}

/**
 * Turns an inline `@inheritDoc` into a block tag, the form that TypeDoc recognizes without a name.
 */
function useBlock(comment: Comment): void {
  const inline = comment.summary.find(isTag);
  if (!inline) return;
  comment.summary = comment.summary.filter((part) => part !== inline);
  const block = new CommentTag(tagName, []);
  if (inline.text !== '') block.name = inline.text;
  comment.blockTags.push(block);
}

/**
 * Puts a comment's own text before the inherited text. Its own `@returns` replaces the inherited
 * one.
 */
function join(own: Comment, inherited: Comment = own): Comment {
  const joined = inherited.clone();
  const { combineDisplayParts: textOf } = Comment;
  const texts = new Set(joined.blockTags.map(({ content }) => textOf(content)));
  const said = own.blockTags.filter(({ content }) => !texts.has(textOf(content)));
  if (said.some(({ tag }) => tag === '@returns')) joined.removeTags('@returns');
  joined.blockTags.unshift(...said);
  joined.removeTags(tagName);
  const words = textOf(own.summary).trim();
  if (words !== '' && words !== textOf(inherited.summary).trim())
    joined.summary.unshift(...own.summary, { kind: 'text', text: '\n\n' });
  return joined;
}
