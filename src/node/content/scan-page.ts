import { createHash } from 'node:crypto';
import path from 'node:path';
import type { PageOrigin, PageRecord } from '#shared/page.ts';
import type { Problem } from '#shared/problem.ts';
import {
  splitNumberPrefix,
  toDocumentId,
  toRoutePath,
  withoutExtension,
} from '#shared/route-path.ts';
import type { Frontmatter } from './frontmatter-schema.ts';
import type { KeptHeads } from './kept-heads.ts';
import { parseFrontmatter } from './parse-frontmatter.ts';
import { readTextFile } from './read-text-file.ts';
import { scanTitle } from './scan-title.ts';

/** A source file of the site: its place on disk and in the tree of addresses. */
export interface PageFile {
  /** Absolute path. */
  readonly file: string;
  readonly origin: PageOrigin;
  /** Path below the root of the content, with extension: `user/glossary.md`. */
  readonly source: string;
  /** Name of the version that the page belongs to. */
  readonly version: string;
  /** The file is the translation of another one with the same source path. */
  readonly isTranslation?: boolean;
}

/** A source file with everything that can be told from its head. */
export interface ScannedPage extends PageFile {
  /** Absolute path of the file that a translation stands for. */
  readonly original?: string;
  readonly record: PageRecord;
  readonly frontmatter: Frontmatter;
  readonly body: string;
  /** Made from a list of other pages: there is no such file. */
  readonly isGenerated?: true;
  /** Number of lines before the body. */
  readonly bodyLine: number;
  /** Hash of the whole text. */
  readonly hash: string;
  readonly problems: readonly Problem[];
}

/** What a file is read with. */
interface ScanOptions {
  /** Its text, where that is known. */
  readonly given?: string;
  /** Frontmatter that was read before. */
  readonly heads?: KeptHeads;
}

/** Reads one source file: frontmatter, title and address. Content is compiled later. */
export function scanPage(page: PageFile, { given, heads }: ScanOptions = {}): ScannedPage {
  const { text, problems: unreadable } =
    given === undefined ? readTextFile(page.file) : { text: given, problems: [] };
  const { frontmatter, body, bodyLine, problems } = parseFrontmatter(text, page.file, heads);
  const hash = createHash('sha1').update(text).digest('hex');
  return {
    ...page,
    frontmatter,
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
