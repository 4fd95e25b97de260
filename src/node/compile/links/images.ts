import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Element } from 'hast';
import { imageSize } from 'image-size';
import { findNearest, nearestHint } from '#shared/text/nearest.ts';
import { errorAt, type Fault, type SourcePosition } from '#shared/problem.ts';
import { pathnameOf, isElsewhere, safeDecode, toAddress } from '#shared/paths/base-path.ts';
import { locateFrontmatter } from '#node/site/content/parse-frontmatter.ts';
import { severityOf } from '#node/base/report/severity.ts';
import { assetOutput } from './asset-output.ts';
import { checkDrawing } from '../html/check-drawing.ts';
import { positionOf, type CompileContext, toSourceFile } from '../context/compile-context.ts';
import { dependOn } from '../context/compile-result.ts';
import { findSourceFile, type FoundFile } from './find-source-file.ts';
import { spellingsOf } from '#node/base/files/spellings.ts';
import { orElsewhere } from '#node/base/report/or-elsewhere.ts';
import { endingOf, isPicture } from './published-types.ts';
import type { HtmlStep } from '../context/step.ts';

/** Maximum size of inlined images, in bytes. */
const inlineLimit = 10_000;
/**
 * Maximum size of inlined SVGs, in bytes. It is lower than for other images, because escaping
 * enlarges SVGs by half.
 */
const drawingInlineLimit = 2_000;

const mimeTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

/**
 * Loads all images on a page lazily. Publishes those from this site's files under hashed names, and
 * sets their width and height. Small images are inlined, and missing ones are reported.
 */
export const imagesStep: HtmlStep = (context) => ({
  enter: {
    element(node) {
      if (node.tagName === 'img' && typeof node.properties.src === 'string')
        rewriteImage(node, node.properties.src, context);
    },
  },
});

function rewriteImage(node: Element, src: string, context: CompileContext) {
  node.properties.loading = 'lazy';
  node.properties.decoding = 'async';
  if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(src)) return;
  const pathname = pathnameOf(src);
  const isElse = isElsewhere(pathname, context.settings.config.checks.elsewhere);
  const file = isElse ? undefined : findImage(pathname, positionOf(node, context), context);
  if (file === undefined) {
    // Not checked as a link: the image is outside this build or has already been reported.
    node.properties.dataFullLoad = '';
    return;
  }
  const content = readFileSync(file);
  Object.assign(node.properties, measure(node, content));
  // Inlined images are published as well, because the page's Markdown shows them.
  const address = toAddress(context.settings.config.baseUrl, publish(file, context));
  node.data = { ...node.data, address };
  const mime = mimeTypes[endingOf(file)];
  const limit = mime === mimeTypes['.svg'] ? drawingInlineLimit : inlineLimit;
  const isSmall = mime !== undefined && content.byteLength < limit;
  node.properties.src = isSmall ? toDataUrl(content, mime) : address;
}

/**
 * Converts an image to a data URL. SVG remains text, which is shorter than base64 and compresses to
 * a fraction of its size.
 */
function toDataUrl(content: Buffer, mime: string) {
  if (mime !== 'image/svg+xml') return `data:${mime};base64,${content.toString('base64')}`;
  const text = content.toString('utf8').replace(/[%#\s"<>{}|\\^`]/g, encodeURIComponent);
  return `data:${mime};charset=utf-8,${text}`;
}

/**
 * Publishes the image file named in a page's frontmatter. Returns an external image's URL as
 * written, and a root-relative path for a file; undefined if no image is named or it cannot be
 * published.
 */
export function publishPageImage(context: CompileContext): string | undefined {
  const src = context.page.frontmatter.image;
  if (src === undefined || /^[a-z][a-z\d+.-]*:|^\/\//i.test(src)) return src;
  const file = findImage(src, locateFrontmatter(context.page.file, ['image']), context);
  if (file === undefined) return undefined;
  // Files in the public folder keep their paths.
  return src.startsWith('/') ? src : publish(file, context);
}

/** Adds a file to the page's output files and returns its path. */
function publish(file: string, { result }: CompileContext) {
  const output = assetOutput(file);
  result.files.push({ file, output });
  return `/${output}`;
}

/**
 * Returns an image's width and height in CSS pixels; if the author gave a width, scales the height
 * to match. Empty if the dimensions cannot be read.
 */
function measure(node: Element, content: Uint8Array): { width?: number; height?: number } {
  try {
    const { width, height } = imageSize(content);
    const given = Number(node.properties.width);
    return Number.isFinite(given) && given > 0
      ? { width: given, height: Math.round((given * height) / width) }
      : { width, height };
  } catch {
    return {};
  }
}

/**
 * Finds an image file that may be published: it must have an allowed type, and an SVG must contain
 * nothing but a drawing. Reports an image that is missing or must not be published; if it is
 * missing, the page is compiled again when it appears.
 */
function findImage(
  src: string,
  position: SourcePosition,
  context: CompileContext,
): string | undefined {
  const { format, settings, result } = context;
  const candidates = spellingsOf(safeDecode(src)).flatMap((name) => imageFiles(name, context));
  const found = findSourceFile(candidates, context);
  if (found.kind !== 'outside') for (const candidate of candidates) dependOn(candidate, result);
  if (found.kind !== 'file') {
    const severity = severityOf(settings.config.checks.images);
    if (severity)
      result.problems.push({ ...explainImage(src, found.kind, context), severity, position });
    return undefined;
  }
  const { file } = found;
  const isCode = settings.dialect.trustsCode && format === 'mdx';
  const problems = !isPicture(file)
    ? [
        errorAt(
          position,
          `The image "${src}" is not in a format that is published.`,
          'Save it as PNG, JPEG, WebP, AVIF, GIF or SVG.',
        ),
      ]
    : endingOf(file) === '.svg'
      ? checkDrawing(readFileSync(file), file, isCode)
      : [];
  result.problems.push(...problems);
  return problems.length > 0 ? undefined : file;
}

function imageFiles(src: string, context: CompileContext): readonly string[] {
  const {
    config: { baseUrl },
    publicDirs,
  } = context.settings;
  if (!src.startsWith('/')) return [toSourceFile(src, context)];
  // The URL may include the base path, or a folder may have the same name as the base path.
  const isBelow = path.posix.normalize(src).startsWith(baseUrl);
  const written = src.startsWith(baseUrl)
    ? [src.slice(baseUrl.length), ...(isBelow ? [src] : [])]
    : [src];
  return publicDirs.flatMap((folder) => written.map((name) => path.join(folder, name)));
}

function explainImage(
  src: string,
  kind: Exclude<FoundFile['kind'], 'file'>,
  context: CompileContext,
): Fault {
  if (kind === 'outside')
    return {
      message: `The image "${src}" is outside the content folder.`,
      hint: 'Put a copy next to the page, or into the folder of static files.',
    };
  if (kind === 'folder')
    return { message: `The image "${src}" is a folder.`, hint: 'Name a file in it.' };
  const folder = path.resolve(path.dirname(context.page.file), path.dirname(src));
  const isFolder = statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true;
  const neighbors = isFolder && !src.startsWith('/') ? readdirSync(folder) : [];
  const nearest = findNearest(path.basename(src), neighbors);
  const written = nearest && path.posix.join(path.dirname(src), nearest);
  const fix = nearestHint('file', written, 'Put the file there or correct the path.');
  const hint = orElsewhere(fix, src, context.settings.config.baseUrl);
  return { message: `The image "${src}" does not exist.`, hint };
}
