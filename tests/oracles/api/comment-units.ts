import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { ReflectionKind } from 'typedoc';
import { arrangingTags } from '../../../api-gen/convert/convert-comment.ts';
import { parseMarkdown } from '../../../api-gen/markdown/parse-markdown.ts';

/** An object in TypeDoc's JSON. */
export type Json = Readonly<Record<string, unknown>>;

/**
 * What a page must show: the name of a declaration or member, or a part of its comment (the
 * summary, a block tag, or a modifier).
 */
export interface CommentUnit {
  /** Ids of the reflections that contain it, innermost first. */
  readonly owners: readonly number[];
  readonly name: string;
  readonly tag: string;
  readonly text: string;
}

/** Tags that only determine the order, grouping or URL of pages, and are not shown on them. */
const arranging = new Set([...arrangingTags, '@category', '@group', '@slug']);

/**
 * Lists what pages must show for the declarations and members in TypeDoc's JSON that the sources
 * themselves declare: each name, with the tag `name`, and every part of each comment.
 */
export function listCommentUnits(
  value: unknown,
  isDocumentedElsewhere: (reflection: Json) => boolean,
): CommentUnit[] {
  return visit(value, { owners: [], names: [], isMember: false }, isDocumentedElsewhere);
}

interface Path {
  readonly owners: readonly number[];
  readonly names: readonly string[];
  /**
   * Whether the path leads to a module, a declaration or a member, rather than to an inline type,
   * which belongs to a signature.
   */
  readonly isMember: boolean;
}

function visit(
  value: unknown,
  path: Path,
  isDocumentedElsewhere: (reflection: Json) => boolean,
): CommentUnit[] {
  if (Array.isArray(value))
    return value.flatMap((item) => visit(item, path, isDocumentedElsewhere));
  if (!isObject(value)) return [];
  const isReflection = typeof value.id === 'number' && typeof value.kind === 'number';
  if (isReflection && isDocumentedElsewhere(value)) return [];
  const here = isReflection
    ? {
        ...path,
        owners: [value.id as number, ...path.owners],
        names: [...path.names, String(value.name)],
      }
    : path;
  // Modules are left out, because one without exports has no page, and pages name modules by path.
  const isNamed = isReflection && path.isMember && value.kind !== ReflectionKind.Module;
  const named = isNamed ? [toUnit(here, 'name', String(value.name))] : [];
  const units = isComment(value.comment) ? unitsOf(value.comment, here) : [];
  const highlighted = Array.isArray(value.highlightedProperties)
    ? (value.highlightedProperties as readonly [string, unknown][]).map(([name, parts]) =>
        toUnit(here, `@param ${name}`, textOf(parts)),
      )
    : [];
  const below = Object.entries(value)
    .filter(([key]) => key !== 'comment' && key !== 'highlightedProperties')
    .flatMap(([key, child]) => {
      const isMember = key === 'children' && (path.isMember || path.owners.length === 0);
      return visit(child, { ...here, isMember }, isDocumentedElsewhere);
    });
  return [...named, ...units, ...highlighted, ...below];
}

function unitsOf(comment: Json, path: Path): CommentUnit[] {
  const blocks = (comment.blockTags ?? []) as readonly Json[];
  const modifiers = (comment.modifierTags ?? []) as readonly string[];
  return [
    toUnit(path, 'summary', textOf(comment.summary)),
    ...blocks
      .filter(({ tag }) => !arranging.has(String(tag)))
      .map(({ tag, content }) => toUnit(path, String(tag), textOf(content))),
    ...modifiers.filter((tag) => !arranging.has(tag)).map((tag) => toUnit(path, tag, tag.slice(1))),
  ].filter(({ text }) => letters(text) !== '');
}

function toUnit({ owners, names }: Path, tag: string, text: string): CommentUnit {
  return { owners, name: names.join('.'), tag, text };
}

function textOf(parts: unknown): string {
  return ((parts ?? []) as readonly Json[])
    .map(({ kind, text, target }) =>
      kind === 'inline-tag' && target === undefined
        ? wordsOfLink(String(text))
        : String(text).replace(/\{@link\w*\s+([^}]*)\}/g, (_link, inner: string) =>
            wordsOfLink(inner),
          ),
    )
    .join('');
}

/**
 * Returns the visible text of a link: the text after the target's name or, if there is none, the
 * name.
 */
function wordsOfLink(text: string): string {
  return /^\S+?(?:\s*\|\s*|\s+)(\S.*)$/s.exec(text.trim())?.[1] ?? text;
}

/**
 * Whether a page's letters contain a unit's text, either as written or, block by block, as rendered
 * Markdown.
 */
export function containsUnit(pageLetters: string, { text }: CommentUnit): boolean {
  const has = (words: string) => pageLetters.includes(letters(words));
  const blocks = () => parseMarkdown(text).children;
  return has(text) || blocks().every((block) => has(toString(block)) || has(withoutTags(block)));
}

/**
 * Returns a block's text without the HTML tags that format it on the page; tags in code are kept.
 */
function withoutTags(node: Nodes): string {
  if (node.type === 'html') return node.value.replace(/<\/?[a-z]+(?: ?\/)?>/g, '');
  return 'children' in node ? node.children.map(withoutTags).join('') : toString(node);
}

/** Returns the letters and digits of a text, which are the same however it is rendered. */
export function letters(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '');
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}

function isComment(value: unknown): value is Json {
  return isObject(value) && Array.isArray(value.summary);
}
