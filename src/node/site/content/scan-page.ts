import path from 'node:path';
import type { PageOrigin, PageRecord } from '#shared/page/page.ts';
import {
  splitNumberPrefix,
  toDocumentId,
  toRoutePath,
  withoutExtension,
} from '#shared/paths/route-path.ts';
import type { Frontmatter } from './frontmatter-schema.ts';
import { parseFrontmatter, type ParsedFrontmatter } from './parse-frontmatter.ts';
import { readTextFile } from '#node/base/report/read-text-file.ts';
import { hashText } from '#node/base/cache/hash-files.ts';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { toString } from 'mdast-util-to-string';
import { takeHeadingId } from './take-heading-id.ts';

/** A source file of the site: its path on disk and in the content tree. */
export interface PageFile {
  /** Absolute path. */
  readonly file: string;
  readonly origin: PageOrigin;
  /**
   * Path with extension, relative to the content or translation folder: `user/glossary.md`. A
   * reference page's path begins with the reference's `mount`.
   */
  readonly source: string;
  /** Name of the page's version. */
  readonly version: string;
  /** Whether the file translates another file with the same source path. */
  readonly isTranslation?: boolean;
  /** Whether the frontmatter may contain other programs' fields. */
  readonly isOpen?: boolean;
}

/** A source file, with the metadata from its frontmatter and title. */
export interface ScannedPage extends PageFile, ParsedFrontmatter {
  /** Absolute path of the original, for a translation. */
  readonly original?: string;
  readonly record: PageRecord;
  /** Whether the page was generated from a list of other pages and has no file. */
  readonly isGenerated?: true;
  /** Hash of the whole text, including the frontmatter. */
  readonly hash: string;
}

/**
 * Reads a source file's frontmatter, title and path. If given, the text `given` replaces the file's
 * content. The body is compiled later.
 */
export function scanPage(page: PageFile, given?: string): ScannedPage {
  const { text, problems: unreadable } =
    given === undefined ? readTextFile(page.file) : { text: given, problems: [] };
  const parsed = parseFrontmatter(text, page.file, page.isOpen);
  return {
    ...page,
    ...parsed,
    hash: hashText(text),
    problems: [...unreadable, ...parsed.problems],
    record: toRecord(page, parsed.frontmatter, parsed.body),
  };
}

function toRecord(page: PageFile, fields: Frontmatter, body: string): PageRecord {
  const { source, origin, version } = page;
  const { name, position } = splitNumberPrefix(withoutExtension(path.posix.basename(source)));
  const title = fields.title ?? scanTitle(body) ?? name;
  return {
    id: toDocumentId(source, fields.id),
    path: toRoutePath(source, { slug: fields.slug, id: fields.id }),
    origin,
    version,
    source,
    title,
    label: fields.sidebar_label ?? title,
    position: fields.sidebar_position ?? position,
    sidebar: null,
    description: fields.description,
    keywords: fields.keywords,
    declares: fields.declares,
    draft: fields.draft ?? false,
    unlisted: fields.unlisted ?? false,
    hideTitle: fields.hide_title ?? false,
    hideTableOfContents: fields.hide_table_of_contents ?? false,
    tocMinHeadingLevel: fields.toc_min_heading_level,
    tocMaxHeadingLevel: fields.toc_max_heading_level,
    customEditUrl: fields.custom_edit_url,
    paginationPrev: fields.pagination_prev,
    paginationNext: fields.pagination_next,
    paginationLabel: fields.pagination_label,
  };
}

/**
 * Maximum number of characters to parse for the title, because parsing time grows faster than
 * linearly. Headings are shorter than this.
 */
const longestHead = 1_000;

/**
 * Returns the text of the level 1 heading that opens a page; undefined if the page opens with
 * anything else. Skips comments and MDX imports and exports. Parses only the first block, because
 * every page is scanned before anything is shown.
 */
export function scanTitle(body: string): string | undefined {
  const text = body
    .replace(
      /^(?:\s*(?:(?:import|export)\s(?:[^'"`;]*?from\b)?.*|<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\})[ \t]*(?:\r?\n|$))*/,
      '',
    )
    .trimStart();
  const [block = ''] = text.slice(0, longestHead).split(/\r?\n[ \t]*\r?\n/, 1);
  const [first] = fromMarkdown(withoutNotes(block, body)).children;
  if (first?.type !== 'heading' || first.depth !== 1) return undefined;
  takeHeadingId(first);
  return toString(first).trim();
}

/** Removes comments, and references to footnotes that exist, from a page's first block. */
function withoutNotes(block: string, body: string) {
  return block
    .replace(/[ \t]*(?:<!--[^]*?-->|\{\/\*[^]*?\*\/\})/g, '')
    .replace(/\[\^[^\]\s]+\]/g, (mark) => (body.includes(`\n${mark}:`) ? '' : mark));
}
