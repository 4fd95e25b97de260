import type { Fault } from '#shared/problem.ts';
import { toSourceFile, type CompileContext } from '../context/compile-context.ts';
import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  encodePath,
  inLanguage,
  isElsewhere,
  normalizePath,
  pagePathAt,
  safeDecode,
  toAddress,
  withBase,
  withoutBase,
  withTrailingSlash,
} from '#shared/paths/base-path.ts';
import { toRoutePath } from '#shared/paths/route-path.ts';
import { sourceUrl } from './source-url.ts';
import { staticFilesAt } from '#node/site/config/static-files.ts';
import { pathInVersion } from '#node/site/content/place-pages.ts';
import { versionFolders } from '#node/site/content/page-files.ts';
import { assetOutput } from './asset-output.ts';
import { dependOn, type PublishedFile } from '../context/compile-result.ts';
import { isFile, isInside, pathFrom } from '#node/base/files/is-inside.ts';
import { spellingsOf } from '#node/base/files/spellings.ts';
import { findSourceFile } from './find-source-file.ts';
import { broken, outside, unpublished } from './broken-link.ts';
import { isPublishable } from './published-types.ts';

/** Resolved target of a link on a page. */
interface ContentLink {
  readonly url: string;
  /**
   * `plain` for a target on this host that the link check skips, such as a static file; `external`
   * for another host; undefined for any other target, such as a page or a published file.
   */
  readonly kind?: 'plain' | 'external';
  /** The file that the link publishes. */
  readonly published?: PublishedFile;
}

const plainScheme = 'pathname:';
const markdownFile = /\.mdx?$/i;

/**
 * Resolves a link on a page, or returns the reason why it leads nowhere. Links to pages become
 * clean URLs with the base path, files in the content folder are published, and links to files
 * outside it become URLs in the repository. URLs with a scheme or host stay unchanged, except
 * `pathname:` links. Whether a page exists at a root-relative URL is checked later, on the rendered
 * HTML.
 */
export function resolveContentLink(href: string, context: CompileContext): ContentLink | Fault {
  const { config, otherBases } = context.settings;
  if (href.startsWith(plainScheme))
    return { kind: 'plain', url: plainUrl(href.slice(plainScheme.length), context) };
  if (/^(?:https?:)?\/\//i.test(href))
    return URL.canParse(href, 'https://site')
      ? { kind: 'external', url: href }
      : {
          message: `The link "${href}" is not a web address.`,
          hint: 'Correct its host, which browsers cannot read.',
        };
  const [, pathname = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
  if (pathname === '' || /^[a-z][a-z\d+.-]*:/i.test(href)) return { url: href };
  if (isElsewhere(pathname, config.checks.elsewhere)) return { kind: 'plain', url: href };
  // A page in a language other than this page's and the default one.
  if (otherBases.some((base) => base !== config.siteBaseUrl && pathname.startsWith(base)))
    return { url: cleanUrl(pathname) + suffix };
  const decoded = safeDecode(pathname).replace(/^\/[/\\]+/, '/');
  // Problems quote the URL as written, because Markdown percent-encodes it.
  const shown = context.page.body.includes(href) ? href : decoded;
  const [written, ...others] = spellingsOf(inLanguage(config, decoded));
  const resolve = (spelling: string) => resolvePath(spelling, shown, context);
  const first = resolve(written);
  const resolved =
    'url' in first ? first : (others.map(resolve).find((it) => 'url' in it) ?? first);
  return 'url' in resolved ? { ...resolved, url: resolved.url + suffix } : resolved;
}

/**
 * Returns a path on this host in a form that cannot be mistaken for a scheme or another host. A
 * path that includes a base path is kept, whatever the page's language.
 */
function plainUrl(written: string, { settings }: CompileContext) {
  const { siteBaseUrl, baseUrl } = settings.config;
  const path = `/${written.replace(/^[/\\\s]+/, '')}`;
  return path.startsWith(siteBaseUrl) ? path : withBase(baseUrl, path);
}

/**
 * Resolves a path; undefined to leave it to the next resolver. Problems quote the path as `shown`.
 */
type Resolver = (
  pathname: string,
  context: CompileContext,
  shown: string,
) => ContentLink | Fault | undefined;

/** Resolvers for paths, in order. The first one that returns a target or a fault wins. */
const resolvers: readonly Resolver[] = [
  // A URL that includes the base path may look like a file name.
  (pathname, context) => (hasBasePath(pathname, context) ? toKnown(pathname, context) : undefined),
  (pathname, context) => toPage(pathOfSource(pathname, context), context),
  toKnown,
  toUnchecked,
  (pathname, context) => toPage(generatedPath(pathname, context), context),
  toExistingFile,
  (pathname, context) => toPage(pathAtAddress(pathname, context), context),
  toMissingFile,
];

function resolvePath(pathname: string, shown: string, context: CompileContext) {
  for (const resolve of resolvers) {
    const found = resolve(pathname, context, shown);
    if (found) return found;
  }
  return broken(pathname, shown, context);
}

function isAddress(pathname: string) {
  return pathname.startsWith('/') && !markdownFile.test(pathname);
}

function hasBasePath(pathname: string, { settings }: CompileContext) {
  const { baseUrl } = settings.config;
  return baseUrl !== '/' && withoutBase(baseUrl, pathname) !== null;
}

function toPage(path: string | undefined, { settings }: CompileContext) {
  return path === undefined ? undefined : { url: toAddress(settings.config.baseUrl, path) };
}

/** Resolves a root-relative URL if there is a page at it. */
function toKnown(pathname: string, context: CompileContext) {
  return isAddress(pathname) ? toPage(knownPath(pathname, context), context) : undefined;
}

/**
 * Resolves a root-relative URL without checking whether a page exists there; that is checked later.
 */
function toUnchecked(pathname: string, context: CompileContext): ContentLink | undefined {
  if (!isAddress(pathname)) return undefined;
  const url = encodePath(withBase(context.settings.config.baseUrl, pathname));
  return meansStaticFile(pathname, context) ? { kind: 'plain', url } : { url: cleanUrl(url) };
}

/** Returns the path of the page for a source file, named with or without its extension. */
function pathOfSource(pathname: string, context: CompileContext) {
  for (const file of sourceFiles(pathname, context)) {
    const found = context.site.pathOfFile(file);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Returns candidates for a page's source file. Markdown files may also be named relative to the
 * root of the docs or of the site, as in Docusaurus.
 */
function sourceFiles(pathname: string, context: CompileContext): readonly string[] {
  const { contentDir, siteDir } = context.settings;
  const file = toSourceFile(pathname, context);
  if (markdownFile.test(pathname))
    return [file, path.join(contentDir, pathname), path.join(siteDir, pathname)];
  const trimmed = file.replace(/\/$/, '');
  return ['.md', '.mdx', '/index.md', '/index.mdx', '/README.md', '/README.mdx'].map(
    (ending) => trimmed + ending,
  );
}

/**
 * Resolves the path of a file. A file in the content folder is published along with the page; a
 * file outside it is linked in the repository.
 */
function toExistingFile(pathname: string, context: CompileContext, shown: string) {
  const file = toSourceFile(pathname, context);
  if (isOutside(file, context))
    return existsSync(file) ? toRepository(file, shown, context) : undefined;
  return markdownFile.test(pathname) ? undefined : toPublishedFile(file, shown, context);
}

/**
 * Resolves a file outside the content folder, which may exist in the repository but not on this
 * machine.
 */
function toMissingFile(pathname: string, context: CompileContext, shown: string) {
  const file = toSourceFile(pathname, context);
  return isOutside(file, context) ? toRepository(file, shown, context) : undefined;
}

function isOutside(file: string, { settings }: CompileContext) {
  return !versionFolders(settings).some((folder) => isInside(file, folder));
}

/** Resolves a file outside the content folder to its URL in the repository. */
function toRepository(
  file: string,
  shown: string,
  { settings }: CompileContext,
): ContentLink | Fault {
  const { repository } = settings.config;
  if (repository === undefined) return outside(shown, 'name the `repository` in the configuration');
  // A version's pages are copies, and their links are still relative to the location of the
  // originals.
  const inRepository = path.posix.join(repository.contentPath, pathFrom(settings.contentDir, file));
  return { kind: 'external', url: sourceUrl(repository, inRepository.replace(/^(?:\.\.\/)+/, '')) };
}

/**
 * Resolves a file that is published along with the page; undefined if there is no file at this
 * path.
 */
function toPublishedFile(
  file: string,
  shown: string,
  context: CompileContext,
): ContentLink | Fault | undefined {
  const { baseUrl, publish } = context.settings.config;
  dependOn(file, context.result);
  const { kind } = findSourceFile([file], context);
  if (kind === 'outside') return outside(shown);
  if (kind !== 'file') return undefined;
  if (!isPublishable(file, publish.fileTypes)) return unpublished(shown, file);
  const output = assetOutput(file);
  return { url: toAddress(baseUrl, `/${output}`), published: { file, output } };
}

/**
 * Returns the path of the page at a relative URL or, otherwise, of the page with this id. The URL
 * is resolved against this page's path with and without a trailing slash, because Docusaurus sites
 * use both.
 */
function pathAtAddress(pathname: string, context: CompileContext) {
  if (markdownFile.test(pathname)) return undefined;
  const { path: own } = context.page.record;
  const found = [own, own.replace(/(?<=.)\/$/, '')].map((from) => {
    const { pathname: address } = new URL(encodePath(pathname), `http://site${encodePath(from)}`);
    return findAddress(pagePathAt(address), context);
  });
  return found.find((path) => path !== undefined) ?? pathById(pathname, context);
}

/**
 * If the dialect links to ids, returns the path of the page with an id that is relative to this
 * page's folder or, otherwise, a full id as in sidebars. Docusaurus does not resolve such links,
 * but other tools do.
 */
function pathById(written: string, { page, settings, site }: CompileContext) {
  if (!settings.dialect.linksToIds || /^\.|\/$/.test(written)) return undefined;
  const inFolder = path.posix.join(path.posix.dirname(page.record.id), written);
  return site.pathOfId(inFolder) ?? site.pathOfId(written);
}

/**
 * Returns the path of a generated page. Links to the reference name the source file that will be
 * generated, such as `api/classes/X.mdx`.
 */
function generatedPath(pathname: string, context: CompileContext): string | undefined {
  const { page, settings } = context;
  if (pathname.startsWith('/')) return undefined;
  const source = path.posix.join(path.posix.dirname(page.source), pathname);
  if (source.startsWith('..')) return undefined;
  const address = toRoutePath(source);
  return findAddress(
    pathInReference(address, context) ?? pathInVersion({ path: settings.versionPath }, address),
    context,
  );
}

/**
 * Maps a path in the default version's reference to the matching path in the reference of the
 * page's version; undefined for a path outside the reference.
 */
function pathInReference(address: string, { settings }: CompileContext) {
  if (!address.startsWith(`/${settings.config.api.path}/`)) return undefined;
  return pathInVersion({ path: settings.referencePath }, address);
}

/**
 * Returns the path of the page at `address`. Pages that are excluded from this build or not
 * generated yet count as existing.
 */
function findAddress(address: string, { site }: CompileContext) {
  const found = site.findPath(address);
  if (found !== undefined) return found;
  const excludedPath = site.excludedPath();
  return excludedPath !== undefined && address.startsWith(excludedPath) ? address : undefined;
}

/**
 * Whether a URL that looks like a page's, because it has no extension or ends in `.html`, belongs
 * to a static file.
 */
function meansStaticFile(pathname: string, { settings, result }: CompileContext) {
  if (!/^(?:\.html?)?$/i.test(path.posix.extname(pathname))) return false;
  const place = { baseUrl: settings.config.baseUrl, publicDirs: settings.publicDirs };
  const files = staticFilesAt(pathname, place);
  for (const file of files) dependOn(file, result);
  return files.some(isFile);
}

/**
 * Returns the path of the page at a root-relative URL, ignoring case; undefined if there is none.
 * URLs in the reference resolve to the reference of the page's version.
 */
function knownPath(pathname: string, context: CompileContext) {
  const { settings, site } = context;
  const { baseUrl } = settings.config;
  const address = normalizePath(withoutBase(baseUrl, withBase(baseUrl, pathname)) ?? pathname);
  return (
    site.findPath(pathInReference(address, context) ?? address) ??
    site.findPath(address) ??
    site.findPath(normalizePath(pathname))
  );
}

function cleanUrl(url: string) {
  return /\.[a-z\d]+$/i.test(url) && !/\.html?$/i.test(url)
    ? url
    : withTrailingSlash(url.replace(/(?:\/index)?\.html?$/i, ''));
}
