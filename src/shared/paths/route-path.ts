import { safeDecode } from './base-path.ts';

/** Name and position of a numbered file or folder: `02-setup` → setup, 2. */
export interface NumberedName {
  readonly name: string;
  readonly position?: number;
}

const dateOrVersion = /^(?:\d{2,4}[-_.]\d{2}(?:[-_.]\d{2,4})?|\d+[-_.]\d+)(?:\D.*)?$/;

/**
 * Splits a numbered name into its number and its name. Dates and version numbers are names, not
 * positions.
 */
export function splitNumberPrefix(name: string): NumberedName {
  if (dateOrVersion.test(name)) return { name };
  const match = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/.exec(name);
  return match?.[1] && match[2] ? { name: match[2], position: Number(match[1]) } : { name };
}

/** Returns a path without its `.md` or `.mdx` extension. */
export function withoutExtension(path: string): string {
  return path.replace(/\.(?:md|mdx)$/, '');
}

/**
 * Whether a file is the index of its folder: named `index`, `README`, or the same as the folder,
 * ignoring case.
 */
export function isIndexFile(source: string): boolean {
  const segments = withoutExtension(source).split('/');
  const name = segments.at(-1)?.toLowerCase();
  const folder = segments.at(-2);
  return (
    name === 'index' ||
    name === 'readme' ||
    (folder !== undefined && name === splitNumberPrefix(folder).name.toLowerCase())
  );
}

/**
 * Returns the document id of a source file: its path without extension and number prefixes; `id`
 * from the frontmatter replaces the last segment.
 */
export function toDocumentId(source: string, id?: string): string {
  const segments = withoutExtension(source)
    .split('/')
    .map((segment) => splitNumberPrefix(segment).name);
  if (id !== undefined) segments[segments.length - 1] = id;
  return segments.join('/');
}

/**
 * Converts a source path to a route path: `user/glossary.md` → `/user/glossary/`, and the index
 * file `user/index.md` → `/user/`. No other function does this. `slug` and `id` come from the
 * frontmatter. A slug is relative to the file's folder, or to the root of the docs if it begins
 * with a slash.
 */
export function toRoutePath(
  source: string,
  options: { readonly slug?: string; readonly id?: string } = {},
): string {
  const segments = toDocumentId(source, options.id).split('/');
  const folder = segments.slice(0, -1);
  const slug = options.slug?.split('/').map(decodeSegment);
  if (options.slug?.startsWith('/')) return joinPath(slug ?? []);
  if (slug !== undefined) return joinPath([...folder, ...slug]);
  return joinPath(isIndexFile(source) ? folder : segments);
}

/**
 * Decodes one segment of a slug, because Docusaurus sites may percent-encode slugs. An encoded
 * slash is kept so that it is reported.
 */
function decodeSegment(segment: string) {
  const decoded = safeDecode(segment);
  return decoded.includes('/') ? segment : decoded;
}

function joinPath(segments: readonly string[]) {
  const clean: string[] = [];
  for (const segment of segments) {
    if (segment === '..') clean.pop();
    else if (segment !== '' && segment !== '.') clean.push(segment);
  }
  // File names on macOS may be decomposed (NFD), but what readers type and link to is composed.
  return clean.length === 0 ? '/' : `/${clean.join('/')}/`.normalize('NFC');
}
