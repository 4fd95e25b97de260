import type { Declaration, Description, NamedTarget, Property, Signature } from './declaration.ts';
import { resolveCode, resolveMarkdown, resolveTarget, type LinkTable } from './links.ts';
import { slugTag } from './slugs.ts';
import { lineOf, type SourceLines } from './source-lines.ts';
import type { Detail, NamedLink, SignatureView, Uses } from './api-page.ts';

/** Context shared by all steps that build pages. */
export interface ModelContext {
  readonly table: LinkTable;
  readonly usedBy: ReadonlyMap<string, Uses>;
  /** URL of the source folder, with a trailing slash; if unknown, only paths are shown. */
  readonly sourceUrl?: string;
  /**
   * Line numbers in the repository, for sources that were written for the documentation; absent for
   * a checkout, whose own line numbers are right.
   */
  readonly sourceLines?: SourceLines;
}

/** Tags that arrange pages or are shown in a place of their own. */
const tagsShownElsewhere = new Set<string>([slugTag, '@category', '@group', '@deprecated']);

const returnTags = new Set(['@returns', '@return']);

/** Returns a declaration's comment as shown on its page, with links resolved. */
export function describe({ table }: ModelContext, comment: Description | null): Description {
  if (!comment) return { markdown: '', blocks: [], badges: [] };
  const { markdown, blocks, badges, deprecated } = comment;
  return {
    markdown: resolveMarkdown(table, markdown),
    blocks: blocks
      .filter(({ tag }) => !tagsShownElsewhere.has(tag))
      .map((block) => ({ ...block, markdown: resolveMarkdown(table, block.markdown) })),
    badges,
    deprecated: deprecated && resolveMarkdown(table, deprecated),
  };
}

/**
 * Describes a signature with its parameters and result; `shared` is the comment of a declaration
 * with a single signature.
 */
export function describeSignature(
  context: ModelContext,
  signature: Signature,
  shared: Description | null,
): SignatureView {
  const description = describe(context, signature.comment ?? shared);
  return {
    code: resolveCode(context.table, signature.code),
    description: {
      ...description,
      blocks: description.blocks.filter(({ tag }) => !returnTags.has(tag)),
    },
    typeParameters: describeProperties(context, signature.typeParameters),
    parameters: describeProperties(context, signature.parameters),
    returns: description.blocks.find(({ tag }) => returnTags.has(tag))?.markdown ?? '',
    result: describeProperties(context, signature.result),
  };
}

/** Describes parameters or properties, including all nested ones. */
export function describeProperties(
  context: ModelContext,
  properties: readonly Property[],
): readonly Detail[] {
  return properties.map(({ code, comment, children, ...rest }) => ({
    ...rest,
    code: resolveCode(context.table, code),
    description: describe(context, comment),
    children: describeProperties(context, children),
  }));
}

/** Returns a name with its URL. An inherited declaration links to where it is declared. */
export function toNamedLink(context: ModelContext, named: NamedTarget): NamedLink {
  const { name, target } = originOf(context, named, new Set());
  return { name, href: resolveTarget(context.table, target) };
}

/**
 * Follows `inheritedFrom` to the original declaration. Stops once a cycle is complete, because
 * types may extend one another.
 */
function originOf(context: ModelContext, named: NamedTarget, seen: Set<number>): NamedTarget {
  const { target } = named;
  if (typeof target !== 'number' || seen.has(target)) return named;
  const origin = context.table.places.get(target)?.declaration.inheritedFrom;
  return typeof origin?.target === 'number' ? originOf(context, origin, seen.add(target)) : named;
}

/**
 * Returns the link to a declaration's source, or only the text if `sourceUrl` is unknown. The
 * text omits `pageFile`, the file already named on the page. Undefined if the file is unknown, or
 * if `pageFile` is given and the line is unknown.
 */
export function sourceLink(
  { table, sourceUrl, sourceLines }: ModelContext,
  declaration: Pick<Declaration, 'id' | 'position'>,
  pageFile?: string,
): NamedLink | undefined {
  const line = lineOf(declaration, table, sourceLines);
  const { file } = declaration.position ?? {};
  if (file === undefined || (line === undefined && pageFile !== undefined)) return undefined;
  const place = file === pageFile ? 'line ' : line === undefined ? file : `${file}:`;
  const name = `${place}${line ?? ''}`;
  if (sourceUrl === undefined) return { name };
  const url = sourceUrl + file.split('/').map(encodeURIComponent).join('/');
  return { name, href: line === undefined ? url : `${url}#L${line}` };
}

/**
 * Returns the first comment with a summary, or else the first comment, among a declaration's own
 * comment and those of its signatures; null if there is none.
 */
export function commentOf({ comment, signatures }: Declaration): Description | null {
  const all = [comment, ...signatures.map((signature) => signature.comment)];
  return all.find((one) => one?.markdown) ?? all.find(Boolean) ?? null;
}
