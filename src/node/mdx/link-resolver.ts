import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  inLanguage,
  safeDecode,
  withBase,
  withoutBase,
  withTrailingSlash,
} from '#shared/base-path.ts';
import { findNearest } from '#shared/nearest.ts';
import { toRoutePath } from '#shared/route-path.ts';
import { sourceUrl } from '#shared/source-url.ts';
import { pathInVersion } from '../content/place-pages.ts';
import { versionFolders } from '../content/page-files.ts';
import { assetOutput } from '../output/asset-output.ts';
import { dependOn, type CompileContext, type PublishedFile } from './compile-context.ts';
import { findSourceFile } from './find-source-file.ts';

/** What a link of a page points to. */
export type ContentLink =
  | { readonly kind: 'page' | 'plain' | 'external' | 'other'; readonly url: string }
  | { readonly kind: 'file'; readonly url: string; readonly published: PublishedFile }
  | { readonly kind: 'broken'; readonly message: string; readonly hint: string };

const pathnameScheme = 'pathname://';

/**
 * Resolves a link as it stands in a page: page sources to clean addresses, files next to the page to published files,
 * files outside the content folder to the repository, everything else unchanged. Which pages exist at absolute and
 * page-relative addresses is checked later, on the rendered HTML.
 */
export function resolveContentLink(href: string, context: CompileContext): ContentLink {
  if (href.startsWith(pathnameScheme))
    return { kind: 'plain', url: plainUrl(href.slice(pathnameScheme.length), context) };
  if (/^(?:https?:)?\/\//i.test(href)) return { kind: 'external', url: href };
  if (/^[a-z][a-z\d+.-]*:/i.test(href)) return { kind: 'other', url: href };
  const [, pathname = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
  if (pathname === '') return { kind: 'other', url: href };
  const resolved = resolvePath(inLanguage(context.services.config, safeDecode(pathname)), context);
  return 'url' in resolved ? { ...resolved, url: resolved.url + suffix } : resolved;
}

/** A link with a base path is taken as it stands, whatever the page's language. */
function plainUrl(path: string, { services }: CompileContext): string {
  const { siteBaseUrl, baseUrl } = services.config;
  return path.startsWith(siteBaseUrl) ? path : withBase(baseUrl, path);
}

function resolvePath(pathname: string, context: CompileContext): ContentLink {
  const { services, page } = context;
  const { baseUrl } = services.config;
  const absolute = pathname.startsWith('/');
  const file = toSourceFile(pathname, context);
  const isMarkdown = /\.mdx?$/i.test(pathname);
  const byFile = fileCandidates(file, isMarkdown)
    .map((candidate) => services.pathOfFile(candidate))
    .find((found) => found !== undefined);
  if (byFile !== undefined) return { kind: 'page', url: withBase(baseUrl, byFile) };
  if (absolute && !isMarkdown) return { kind: 'page', url: absoluteUrl(pathname, context) };
  const generated = absolute ? undefined : generatedPath(pathname, context);
  if (generated !== undefined) return { kind: 'page', url: withBase(baseUrl, generated) };
  if (versionFolders(services).every((folder) => isOutside(file, folder)))
    return { kind: 'external', url: repositoryUrl(file, context) };
  if (!isMarkdown) dependOn(file, context.result);
  const found = isMarkdown ? undefined : findSourceFile([file], services);
  if (found?.kind === 'file') {
    const published = { file, output: assetOutput(file) };
    return { kind: 'file', url: withBase(baseUrl, `/${published.output}`), published };
  }
  if (found?.kind === 'outside') return outside(pathname);
  if (!isMarkdown) {
    const address = withTrailingSlash(
      safeDecode(new URL(pathname, `http://site${page.record.path}`).pathname),
    );
    const known = findAddress(address, context);
    if (known !== undefined) return { kind: 'page', url: withBase(baseUrl, known) };
  }
  return broken(pathname, context);
}

/**
 * The file that a path in a page means: next to the page, below the content folder, or, for `@site/…`, below the folder that
 * holds it. A translated page finds what is not translated beside its original.
 */
export function toSourceFile(pathname: string, context: CompileContext): string {
  const { page, services } = context;
  if (pathname.startsWith('@site/'))
    return path.join(services.mainContentDir, '..', pathname.slice('@site/'.length));
  if (pathname.startsWith('/')) return path.join(services.contentDir, pathname);
  const file = path.resolve(path.dirname(page.file), pathname);
  if (page.original === undefined || existsSync(file)) return file;
  dependOn(file, context.result);
  return path.resolve(path.dirname(page.original), pathname);
}

/** Links from a page into the generated reference name the file that will be generated: `api/classes/X.mdx`. */
function generatedPath(pathname: string, context: CompileContext): string | undefined {
  const { page, services } = context;
  const source = path.posix.join(path.posix.dirname(page.source), pathname);
  if (source.startsWith('..')) return undefined;
  return findAddress(pathInVersion({ path: services.versionPath }, toRoutePath(source)), context);
}

/** The address of the page at a path; pages that are left out of this build, or are not there yet, are taken on trust. */
function findAddress(address: string, { services }: CompileContext): string | undefined {
  const found = services.findPath(address);
  if (found !== undefined) return found;
  const leftOut = services.leftOut();
  return leftOut !== undefined && address.startsWith(leftOut) ? address : undefined;
}

function fileCandidates(file: string, isMarkdown: boolean): readonly string[] {
  if (isMarkdown) return [file];
  const trimmed = file.replace(/\/$/, '');
  return ['.md', '.mdx', '/index.md', '/index.mdx', '/README.md', '/README.mdx'].map(
    (ending) => trimmed + ending,
  );
}

/** An address inside the site in its clean form; a page's own spelling wins, whatever case the author wrote. */
function absoluteUrl(pathname: string, { services }: CompileContext): string {
  const { baseUrl } = services.config;
  const known = services.findPath(
    withTrailingSlash(withoutBase(baseUrl, withBase(baseUrl, pathname)) ?? pathname),
  );
  return known === undefined ? cleanUrl(withBase(baseUrl, pathname)) : withBase(baseUrl, known);
}

function cleanUrl(url: string): string {
  return /\.[a-z\d]+$/i.test(url) && !/\.html?$/i.test(url)
    ? url
    : withTrailingSlash(url.replace(/(?:\/index)?\.html?$/i, ''));
}

function isOutside(file: string, folder: string): boolean {
  const relative = path.relative(folder, file);
  return relative.startsWith('..') || path.isAbsolute(relative);
}

function repositoryUrl(file: string, { services }: CompileContext): string {
  const { repository } = services.config;
  const inRepository = path.posix.join(
    repository.contentPath,
    path.relative(services.mainContentDir, file).split(path.sep).join('/'),
  );
  return sourceUrl(repository, inRepository.replace(/^(?:\.\.\/)+/, ''));
}

function outside(pathname: string): ContentLink {
  return {
    kind: 'broken',
    message: `The link "${pathname}" points to a file outside the content folder.`,
    hint: 'Put a copy beside the page, or into the folder of static files.',
  };
}

function broken(pathname: string, { page, services }: CompileContext): ContentLink {
  const wanted = path.posix.join(path.posix.dirname(page.source), pathname);
  const nearest = findNearest(wanted, services.sources());
  const relative =
    nearest === undefined
      ? undefined
      : path.posix.relative(path.posix.dirname(page.source), nearest);
  const hint =
    relative === undefined
      ? 'Correct the path, or take the link out.'
      : `The nearest existing target is "${relative}".`;
  return {
    kind: 'broken',
    message: `The link "${pathname}" points to a file that does not exist.`,
    hint,
  };
}
