import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import siteConfig from '#config';
import { environmentProblem, type Environment } from '#shared/config/environment.ts';
import { errorAt } from '#shared/problem.ts';
import { BuildError } from '#node/base/report/build-error.ts';
import { stackFrames } from '#node/base/report/stack-frames.ts';
import { parseData } from '#node/base/syntax/code-source.ts';
import { yamlProblems } from '#node/base/syntax/yaml-source.ts';
import { resolveFolders, type ProjectFolders } from './project-folders.ts';

/** Absolute path and text of a configuration, for error messages. */
export interface ConfigText {
  readonly file: string;
  readonly text: string;
}

/** The configuration's fields before validation, and the file that problems with them refer to. */
export interface ConfigFile extends ConfigText {
  readonly fields: unknown;
  /** Whether it is this site's own configuration, whose logo and images are in `public/`. */
  readonly isOwn: boolean;
}

/**
 * Reads the configuration: the file named by `DOCS_SITE_CONFIG`, completed with a neutral
 * configuration; otherwise this site's own configuration for its own pages, and only the neutral
 * one for pages in another folder. Throws a `BuildError` if the file cannot be read.
 */
export async function readConfigFile(root: string, environment: Environment): Promise<ConfigFile> {
  const folders = resolveFolders(root, environment);
  const { DOCS_SITE_CONFIG: name } = environment;
  if (name === undefined && folders.isOwnContent) return ownConfig(root);
  const frame = neutralFrame(folders);
  if (name === undefined) return { ...frame, fields: withBrand(frame.fields) };
  const file = path.resolve(root, name);
  const text = readNamed(file);
  const fields = withBrand({ ...frame.fields, ...(await readFields(file, text)) });
  return { fields, file, text, isOwn: false };
}

/** Adds a navbar with the site's name if no navbar is configured. */
function withBrand(fields: object) {
  const { title } = fields as { readonly title?: unknown };
  return typeof title === 'string' ? { navbar: { title }, ...fields } : fields;
}

/**
 * Returns the absolute path of a configuration's `siteFolder`, which is relative to the
 * configuration file; undefined if it is not set.
 */
export function namedSiteFolder({ fields, file }: ConfigFile): string | undefined {
  const { siteFolder } = fields as { readonly siteFolder?: unknown };
  return typeof siteFolder === 'string' ? path.resolve(path.dirname(file), siteFolder) : undefined;
}

/** Returns this site's own configuration, `src/site.config.ts`. */
export function ownConfig(root: string): ConfigFile {
  const file = path.join(root, 'src/site.config.ts');
  return { fields: siteConfig, file, text: readFileSync(file, 'utf8'), isOwn: true };
}

/**
 * Returns a neutral configuration with the name of the package that contains the pages (without
 * one, of the folder) and the icon of their site, but without a URL, links or a logo. The base path
 * is the same as that of this site.
 */
function neutralFrame({ contentDir, siteDir }: ProjectFolders) {
  const folder = path.dirname(contentDir);
  const file = findPackage(folder);
  const text = file === undefined ? '' : readFileSync(file, 'utf8');
  const title = packageName(text) ?? path.basename(folder);
  const favicon = icons.find((icon) => existsSync(path.join(siteDir, 'static', icon))) ?? '';
  const { baseUrl } = siteConfig;
  return {
    fields: { title, url: '', baseUrl, favicon },
    file: file ?? contentDir,
    text,
    isOwn: false,
  };
}

const icons = ['favicon.svg', 'favicon.ico', 'img/favicon.svg', 'img/favicon.ico'];

function findPackage(folder: string): string | undefined {
  const file = path.join(folder, 'package.json');
  if (existsSync(file)) return file;
  const parent = path.dirname(folder);
  return parent === folder ? undefined : findPackage(parent);
}

function packageName(text: string) {
  try {
    const { name } = JSON.parse(text) as { readonly name?: unknown };
    return typeof name === 'string' && name !== '' ? name : undefined;
  } catch {
    return undefined;
  }
}

function readNamed(file: string): string {
  const refuse = (what: string, hint: string) =>
    new BuildError([environmentProblem('DOCS_SITE_CONFIG', `is invalid: it names ${what}`, hint)]);
  if (!/\.(?:json|mjs|ts)$/.test(file))
    throw refuse(`${file}, whose extension is unknown`, 'Name a .json, .mjs or .ts file.');
  try {
    // `TextDecoder` removes a byte order mark.
    return new TextDecoder().decode(readFileSync(file));
  } catch {
    throw refuse(`the file ${file}, which cannot be read`, 'Correct the path in DOCS_SITE_CONFIG.');
  }
}

async function readFields(file: string, text: string) {
  const [wrong] = yamlProblems(parseData(text, file), 'The configuration cannot be read');
  if (wrong) throw new BuildError([wrong]);
  const fields: unknown = file.endsWith('.json') ? JSON.parse(text) : await runFile(file);
  if (typeof fields === 'object' && fields !== null && !Array.isArray(fields)) return fields;
  throw new BuildError([unreadable(file, 'The configuration is not an object.')]);
}

/** Runs a configuration file, which is code, together with its imports. */
async function runFile(file: string): Promise<unknown> {
  const { loadConfigFromFile } = await import('vite');
  const env = { command: 'build', mode: 'production' } as const;
  // Vite runs a copy of the file. Source maps make stack traces refer to the original.
  process.setSourceMapsEnabled(true);
  try {
    return (await loadConfigFromFile(env, file, path.dirname(file), 'silent'))?.config;
  } catch (error) {
    const { message, stack = '' } = error instanceof Error ? error : { message: String(error) };
    const [reason = ''] = message.split('\n');
    const position = stackFrames(stack).find((frame) => frame.file === file);
    const problem = unreadable(file, `The configuration cannot be read: ${reason}`);
    throw new BuildError([position ? { ...problem, position } : problem]);
  }
}

function unreadable(file: string, message: string) {
  const hint = 'Export an object with the fields of src/shared/config/site-config.ts as default.';
  return errorAt({ file, line: 1, column: 1 }, message, hint);
}
