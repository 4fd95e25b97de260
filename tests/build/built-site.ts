import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { Parser } from 'htmlparser2';
import type { SiteProject } from '#node/compile/model/site.ts';
import { openProject } from '#node/build/open-project.ts';
import { isThorough } from '../support/thorough.ts';
import { root } from './folders.ts';

/** Folder of the built site; `npm test` builds it before these tests. */
const dist = path.join(root, 'dist');

/** A start tag in a document. */
interface Tag {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Text content of a title, heading or script; empty for other tags. */
  text: string;
}

/** A prerendered HTML page of the built site. */
export interface BuiltDocument {
  /** URL path without the base path. */
  readonly path: string;
  readonly html: string;
  readonly tags: readonly Tag[];
}

/** The built output, and the project from which it was built. */
export interface BuiltSite {
  /** Paths of all output files, with forward slashes. */
  readonly files: readonly string[];
  /** Total size in bytes of all output files. */
  readonly size: number;
  /** All documents except 404.html, keyed by path. */
  readonly documents: ReadonlyMap<string, BuiltDocument>;
  readonly notFound: BuiltDocument;
  readonly project: SiteProject;
}

/** The whole output, read only once for all tests. */
export const builtSite = readBuiltSite();

/**
 * Returns the paths of all written pages and of every tenth generated page, because the markup of
 * generated pages is alike. Under `npm run test:thorough`, returns all paths.
 */
export function sampled(paths: readonly string[]): readonly string[] {
  return paths.filter(
    (file, index) => isThorough || index % 10 === 0 || !/^\/?contributing\/api\//.test(file),
  );
}

/** Reads the whole output. Fails if the site has not been built. */
async function readBuiltSite(): Promise<BuiltSite> {
  if (!existsSync(path.join(dist, 'index.html')))
    throw new Error('There is no built site: run "npm run build" first.');
  const entries = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = entries.map((entry) =>
    path.relative(dist, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
  );
  const files = paths.sort();
  const documents = files
    .filter((file) => file.endsWith('index.html'))
    .map((file) => readDocument(file, `/${file.slice(0, -'index.html'.length)}`));
  const project = await openProject({ root, environment: {} });
  return {
    files,
    size: paths.reduce((sum, file) => sum + statSync(path.join(dist, file)).size, 0),
    documents: new Map(documents.map((document) => [document.path, document])),
    notFound: readDocument('404.html', '/404.html'),
    project,
  };
}

/** Returns the text of an output file, given its path relative to the output folder. */
export function readOutput(file: string): string {
  return readFileSync(path.join(dist, file), 'utf8');
}

function readDocument(file: string, address: string): BuiltDocument {
  const html = readOutput(file);
  const tags: Tag[] = [];
  const open: Tag[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      const tag = { name, attributes, text: '' };
      tags.push(tag);
      if (/^(?:title|h[1-6]|script)$/.test(name)) open.push(tag);
    },
    ontext(text) {
      for (const tag of open) tag.text += text;
    },
    onclosetag(name) {
      if (open.at(-1)?.name === name) open.pop();
    },
  });
  parser.end(html);
  return { path: address, html, tags };
}

/** Returns the `content` or `href` of each tag with this name, property or rel. */
export function headValues({ tags }: BuiltDocument, key: string): readonly string[] {
  const found = tags.filter(
    ({ attributes }) =>
      attributes.name === key || attributes.property === key || attributes.rel === key,
  );
  return found.map(({ attributes }) => attributes.content ?? attributes.href ?? '');
}

/** Returns the text of each title, heading or script with this tag name, whitespace collapsed. */
export function textsOf({ tags }: BuiltDocument, name: string): readonly string[] {
  return tags.filter((tag) => tag.name === name).map((tag) => tag.text.replace(/\s+/g, ' ').trim());
}
