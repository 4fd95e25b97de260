import path from 'node:path';
import type { PageOrigin, PageRecord } from '#shared/page/page.ts';
import type { Problem } from '#shared/problem.ts';
import {
  splitNumberPrefix,
  toDocumentId,
  toRoutePath,
  withoutExtension,
} from '#shared/paths/route-path.ts';
import type { Frontmatter } from './frontmatter/frontmatter-schema.ts';
import { parseFrontmatter } from './frontmatter/parse-frontmatter.ts';
import { readTextFile } from '../files/read-text-file.ts';
import { scanTitle } from './frontmatter/scan-title.ts';
import { hashText } from '../cache/hash-files.ts';

/** A source file of the site: its path on disk and in the content tree. */
export interface PageFile {
  /** Absolute path. */
  readonly file: string;
  readonly origin: PageOrigin;
  /** Path in the content root, with extension: `user/glossary.md`. */
  readonly source: string;
  /** Name of the page's version. */
  readonly version: string;
  /** Whether it translates another file with the same source path. */
  readonly isTranslation?: boolean;
  /** Whether it is foreign, so that its frontmatter may have fields of other programs. */
  readonly isForeign?: boolean;
}

/** A source file and the metadata from its head. */
export interface ScannedPage extends PageFile {
  /** Absolute path of the original, for a translation. */
  readonly original?: string;
  readonly record: PageRecord;
  readonly frontmatter: Frontmatter;
  /** Fields of other programs. */
  readonly otherFields?: Readonly<Record<string, unknown>>;
  readonly body: string;
  /** Whether the page was generated from a list of other pages and has no file. */
  readonly isGenerated?: true;
  /** Number of lines before the body. */
  readonly bodyLine: number;
  /** Hash of the whole text. */
  readonly hash: string;
  readonly problems: readonly Problem[];
}

/**
 * Scans one source file, or the `given` text instead: frontmatter, title and address. Content is
 * compiled later.
 */
export function scanPage(page: PageFile, given?: string): ScannedPage {
  const { text, problems: unreadable } =
    given === undefined ? readTextFile(page.file) : { text: given, problems: [] };
  const { frontmatter, otherFields, body, bodyLine, problems } = parseFrontmatter(
    text,
    page.file,
    page.isForeign,
  );
  const hash = hashText(text);
  return {
    ...page,
    frontmatter,
    otherFields,
    body,
    bodyLine,
    hash,
    problems: [...unreadable, ...problems],
    record: toRecord(page, frontmatter, body),
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
