import type {
  ApiComment,
  Declaration,
  DeclarationPosition,
  NamedTarget,
  Parameter,
  Signature,
  TypeParameter,
} from './declaration.ts';
import { resolveCode, resolveMarkdown, resolveTarget, type LinkTable } from './links.ts';
import { slugTag } from './slugs.ts';
import type { Description, Detail, NamedLink, SignatureView } from './api-page.ts';

/** What every step that builds pages needs. */
export interface ModelContext {
  readonly table: LinkTable;
  readonly usedBy: ReadonlyMap<string, readonly NamedLink[]>;
  /** Address of a source file, with a slash at its end and without the file. */
  readonly sourceUrl: string;
  /** Declarations written for the documentation have other lines than the repository. */
  readonly hasSourceLines: boolean;
}

/** Tags that are shown elsewhere or say nothing to readers. */
const placedTags = new Set<string>([
  slugTag,
  '@param',
  '@returns',
  '@return',
  '@typeParam',
  '@template',
  '@deprecated',
  '@property',
  '@prop',
]);

/** Turns a comment into what the page shows of it. */
export function describe(context: ModelContext, comment: ApiComment | null): Description {
  if (!comment) return { markdown: '', blocks: [] };
  const deprecated = comment.blocks.find((block) => block.tag === '@deprecated');
  const blocks = comment.blocks
    .filter((block) => !placedTags.has(block.tag))
    .map(({ tag, name, body }) => ({
      tag,
      ...(name === undefined ? {} : { name }),
      markdown: resolveMarkdown(context.table, body),
    }));
  const isDeprecated = deprecated !== undefined || comment.modifiers.includes('@deprecated');
  return {
    markdown: resolveMarkdown(context.table, comment.summary),
    blocks,
    ...(isDeprecated ? { deprecated: resolveMarkdown(context.table, deprecated?.body ?? '') } : {}),
  };
}

/** A signature with its parameters and result; `shared` is the comment of a declaration with one signature. */
export function describeSignature(
  context: ModelContext,
  signature: Signature,
  shared: ApiComment | null,
): SignatureView {
  const comment = signature.comment ?? shared;
  const returns = comment?.blocks.find(
    (block) => block.tag === '@returns' || block.tag === '@return',
  );
  return {
    code: resolveCode(context.table, signature.code),
    description: describe(context, comment),
    typeParameters: signature.typeParameters.map((parameter) =>
      describeTypeParameter(context, parameter),
    ),
    parameters: signature.parameters.map((parameter) => describeParameter(context, parameter)),
    returns: resolveMarkdown(context.table, returns?.body ?? ''),
  };
}

function describeParameter(
  context: ModelContext,
  { name, comment, defaultValue }: Parameter,
): Detail {
  const markdown = resolveMarkdown(context.table, comment?.summary ?? '');
  return defaultValue === undefined ? { name, markdown } : { name, markdown, defaultValue };
}

/** Words about a type parameter. */
export function describeTypeParameter(
  context: ModelContext,
  { name, comment }: TypeParameter,
): Detail {
  return { name, markdown: resolveMarkdown(context.table, comment?.summary ?? '') };
}

/** A name with its address. */
export function toNamedLink(context: ModelContext, { name, target }: NamedTarget): NamedLink {
  const resolved = resolveTarget(context.table, target);
  return resolved?.kind === 'url' ? { name, href: resolved.url } : { name };
}

/** Link to a declaration's source. */
export function sourceLink(
  context: ModelContext,
  position: DeclarationPosition | null,
): NamedLink | undefined {
  if (!position) return undefined;
  const { sourceUrl, hasSourceLines } = context;
  const url = sourceUrl + position.file.split('/').map(encodeURIComponent).join('/');
  return hasSourceLines
    ? { name: `${position.file}:${position.line}`, href: `${url}#L${position.line}` }
    : { name: position.file, href: url };
}

/** The comment of a declaration: its own, or that of its first signature that has one. */
export function commentOf(declaration: Declaration): ApiComment | null {
  return (
    declaration.comment ??
    declaration.signatures.find((signature) => signature.comment)?.comment ??
    null
  );
}
