import GithubSlugger from 'github-slugger';
import { warningAt, errorAt, type Problem } from '#shared/problem.ts';
import { readTextFile } from '#node/base/report/read-text-file.ts';
import { categoryPath, toFolding } from './category-files.ts';
import { parseData } from '#node/base/syntax/code-source.ts';
import { parseYaml, type YamlSource } from '#node/base/syntax/yaml-source.ts';
import type { CategoryLink, ListedItem } from '../sidebar/sidebar-source.ts';

/** A version's sidebars, as listed in a file. */
export interface ListedSidebars {
  /**
   * The sidebars without their invalid items, keyed by name. Undefined if the file cannot be
   * parsed, or if its sidebars are known only after running its code.
   */
  readonly sidebars?: Readonly<Record<string, { readonly items: readonly ListedItem[] }>>;
  /** Where the file first names each document, keyed by document id. */
  readonly places: ReadonlyMap<string, Problem['position']>;
  /**
   * Where the file names each folder whose pages are listed automatically, keyed by folder path.
   */
  readonly folders: ReadonlyMap<string, Problem['position']>;
  readonly problems: readonly Problem[];
}

type Path = readonly PropertyKey[];
type Fields = Readonly<Record<string, unknown>>;

/**
 * Returns the URL of a link that the browser opens instead of the router; undefined for links to
 * pages.
 */
type Leave = (href: string) => string | undefined;

interface Reader {
  readonly yaml: YamlSource;
  /** `version-<name>/`, with which document ids and sidebar names begin in the oldest files. */
  readonly prefix: string;
  readonly leave: Leave;
  readonly slugger: GithubSlugger;
  readonly places: Map<string, Problem['position']>;
  readonly folders: Map<string, Problem['position']>;
  readonly problems: Problem[];
}

/**
 * Parses a sidebars file as Docusaurus does: https://docusaurus.io/docs/sidebar/items. Data in
 * JavaScript and TypeScript is supported too, without running the code.
 */
export function readSidebars(
  file: string,
  version: string,
  leave: Leave = () => undefined,
  slugger = new GithubSlugger(),
): ListedSidebars {
  const { text, problems } = readTextFile(file);
  const code = file.endsWith('.json') ? undefined : parseData(text, file);
  const yaml = code ?? parseYaml(text, { file });
  const reader: Reader = {
    yaml,
    prefix: `version-${version}/`,
    leave,
    slugger,
    places: new Map(),
    folders: new Map(),
    problems: [
      ...problems,
      ...yaml.errors.map(({ message, position }) => toProblem(message, position)),
    ],
  };
  const sidebars = reader.problems.length > 0 ? undefined : readAll(yaml.value ?? {}, reader);
  const computed = code?.computed ?? [];
  if (computed.length === 0) {
    const { places, folders, problems: found } = reader;
    return { sidebars, places, folders, problems: found };
  }
  // The sidebar follows the folders instead of this file, so other problems have no effect and
  // become warnings.
  const others = reader.problems.map((problem): Problem => ({ ...problem, severity: 'warning' }));
  return {
    places: new Map(),
    folders: new Map(),
    problems: [
      ...computed.map((position) =>
        warningAt(
          position,
          'The sidebars of this file are computed here, but code is not run, so the sidebar follows the folders.',
          'Set DOCS_SIDEBARS to a file with plain data.',
        ),
      ),
      ...others,
    ],
  };
}

function readAll(value: unknown, reader: Reader): ListedSidebars['sidebars'] {
  if (isObject(value))
    return Object.fromEntries(
      Object.entries(value).map(([name, sidebar]) => [
        withoutPrefix(name, reader),
        { items: readItems(sidebar, [name], reader) },
      ]),
    );
  fail(reader, 'The file must be an object with lists of sidebar items by name', []);
  return undefined;
}

function withoutPrefix(name: string, { prefix }: Reader) {
  return name.startsWith(prefix) ? name.slice(prefix.length) : name;
}

/** Parses a list of items or, in short form, an object of categories. */
function readItems(value: unknown, path: Path, reader: Reader): readonly ListedItem[] {
  if (isComputed(value)) return [];
  if (Array.isArray(value))
    return value.flatMap((item, index) => readItem(item, [...path, index], reader));
  if (isObject(value)) return readCategories(value, path, reader);
  return fail(reader, 'The items of a sidebar must be a list', path);
}

function readCategories(value: Fields, path: Path, reader: Reader): readonly ListedItem[] {
  return Object.entries(value).map(([label, items]) => ({
    kind: 'category',
    label,
    items: readItems(items, [...path, label], reader),
  }));
}

function readItem(item: unknown, path: Path, reader: Reader): readonly ListedItem[] {
  if (isComputed(item)) return [];
  if (typeof item === 'string') return [{ kind: 'doc', id: readId(item, path, reader) }];
  if (!isObject(item)) return fail(reader, 'This is not a sidebar item', path);
  const text = (name: string) => textOf(item, name);
  const label = text('label');
  switch (item.type) {
    case undefined:
      return readCategories(item, path, reader);
    case 'doc':
    case 'ref': {
      const id = text('id');
      if (id === undefined) return fail(reader, 'A doc item needs an "id"', path);
      return [{ kind: 'doc', id: readId(id, [...path, 'id'], reader), label }];
    }
    case 'link': {
      const href = text('href');
      if (label === undefined || href === undefined)
        return fail(reader, 'A link item needs "label" and "href"', path);
      const left = reader.leave(href);
      return [{ kind: 'link', label, href: left ?? href, isElsewhere: left !== undefined }];
    }
    case 'html':
      return [{ kind: 'html', html: text('value') ?? '' }];
    case 'autogenerated': {
      const folder = (text('dirName') ?? '.').replace(/^\.?\/*|\/+$/g, '');
      reader.folders.set(folder, reader.yaml.locate([...path, 'dirName']));
      return [{ kind: 'folder', folder }];
    }
    case 'category':
      if (label === undefined) return fail(reader, 'A category needs a "label"', path);
      return [
        {
          kind: 'category',
          label,
          link: readLink(item.link, label, [...path, 'link'], reader),
          folding: toFolding(item),
          items: readItems(item.items ?? [], [...path, 'items'], reader),
        },
      ];
    default:
      return fail(reader, `The item type "${String(item.type)}" does not exist`, [...path, 'type']);
  }
}

function readLink(
  link: unknown,
  label: string,
  path: Path,
  reader: Reader,
): CategoryLink | undefined {
  if (!isObject(link)) return undefined;
  const id = textOf(link, 'id');
  if (link.type === 'doc' && id !== undefined)
    return { kind: 'doc', id: readId(id, [...path, 'id'], reader) };
  if (link.type === 'generated-index')
    return {
      kind: 'generated',
      path: categoryPath(textOf(link, 'slug'), label, reader.slugger),
      title: textOf(link, 'title') ?? label,
      description: textOf(link, 'description'),
    };
  fail(reader, 'The link of a category must be of the type "doc" or "generated-index"', path);
  return undefined;
}

function readId(written: string, path: Path, reader: Reader) {
  const id = withoutPrefix(written, reader);
  if (!reader.places.has(id)) reader.places.set(id, reader.yaml.locate(path));
  return id;
}

function textOf(fields: Fields, name: string) {
  const value = fields[name];
  return typeof value === 'string' ? value : undefined;
}

/** Whether a value or one of its fields is computed, which has already been reported. */
function isComputed(value: unknown) {
  return value === undefined || (isObject(value) && Object.values(value).includes(undefined));
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function fail({ problems, yaml }: Reader, message: string, path: Path): readonly [] {
  problems.push(toProblem(message, yaml.locate(path)));
  return [];
}

function toProblem(message: string, position: Problem['position']) {
  return errorAt(
    position,
    `The sidebar file is invalid: ${message}.`,
    'Write it as for Docusaurus: https://docusaurus.io/docs/sidebar/items',
  );
}
