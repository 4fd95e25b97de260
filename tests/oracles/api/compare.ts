import { toString } from 'mdast-util-to-string';
import { ReflectionKind } from 'typedoc';
import { convertProject } from '../../../api-gen/convert/convert-project.ts';
import type { KeptProgram } from '../../../api-gen/convert/create-application.ts';
import { isOwnPath } from '../../../api-gen/convert/own-sources.ts';
import type { ApiPage } from '../../../api-gen/model/api-page.ts';
import { buildPages } from '../../../api-gen/model/build-pages.ts';
import type { Place } from '../../../api-gen/model/links.ts';
import { renderFiles } from '../../../api-gen/render/output-files.ts';
import { chooseSources } from '../../../api-gen/run/choose-sources.ts';
import { parseGenerated } from '../../../api-gen/testing/live-parts.ts';
import {
  containsUnit,
  letters,
  listCommentUnits,
  type CommentUnit,
  type Json,
} from './comment-units.ts';
import { findWrongFacts } from './compare-facts.ts';
import { compileSignatures } from './compile-signatures.ts';

/** Number of items compared, and the differences found. */
export interface Compared {
  readonly count: number;
  readonly faults: readonly string[];
}

/** Comparison of our pages with TypeDoc's JSON from the same run. */
export interface Comparison {
  readonly members: Compared;
  /** Parts of comments: summaries, block tags and modifiers. */
  readonly units: Compared;
  /** Signatures, compiled together with the sources, and the compiler's errors. */
  readonly signatures: Compared;
  /** Links between pages. */
  readonly links: Compared;
  /** Each page's kind, `const` or `let` keywords and import line, compared with the source. */
  readonly facts: Compared;
  readonly seconds: number;
}

const apiPath = '/contributing/api/';

/**
 * Generates the reference for a folder of sources in memory, and compares it with TypeDoc's JSON
 * and the sources. `package` documents only what users import.
 */
export async function compareWithTypeDoc(
  root: string,
  by: 'package' | 'file' = 'file',
): Promise<Comparison> {
  const started = process.cpuUsage();
  const kept: KeptProgram = {};
  const included = by === 'package' ? [] : undefined;
  const input = { ...chooseSources({ source: root, by, included }), kept };
  const { project, app, reflection } = await convertProject(input);
  const { pages, table } = buildPages(project, {
    apiPath,
    sourceUrl: 'https://example.org/',
    checks: { root, severity: 'warning' },
  });
  const rendered = renderFiles(pages, {
    apiPath,
    name: 'compared',
    heading: 'Compared',
    readme: '',
  });
  const { user, system } = process.cpuUsage(started);
  const json = app.serializer.projectToObject(reflection, root as never);
  const { places } = table;
  const texts = pageLetters(rendered);
  const textOf = (owners: readonly number[]) => {
    const place = owners.map((id) => places.get(id)).find(Boolean);
    return place ? (texts.get(`${place.page.id}.mdx`) ?? '') : '';
  };
  const units = listCommentUnits(json, (reflection) => isElsewhere(reflection, places));
  const { program } = kept;
  if (!program) throw new Error('There is no program.');
  const find = (wanted: readonly CommentUnit[]): Compared => ({
    count: wanted.length,
    faults: wanted
      .filter((unit) => !containsUnit(textOf(unit.owners), unit))
      .map(({ name, tag, text }) => `${name} ${tag}: ${text.slice(0, 80)}`),
  });
  return {
    members: find(units.filter(({ tag }) => tag === 'name')),
    units: find(units.filter(({ tag }) => tag !== 'name')),
    signatures: compileSignatures({ root, pages, table, program }),
    links: findBrokenLinks(pages, rendered, apiPath),
    facts: {
      count: pages.length,
      faults: findWrongFacts({ root, project, pages, table, program }),
    },
    seconds: (user + system) / 1e6,
  };
}

/**
 * Whether a member is described elsewhere: inherited members are described where they are declared,
 * on another page or in a library's documentation.
 */
function isElsewhere(reflection: Json, places: ReadonlyMap<number, Place>): boolean {
  const from = reflection.inheritedFrom as { readonly target?: unknown } | undefined;
  if (isForeignJson(reflection)) return true;
  return from !== undefined && typeof from.target === 'number' && places.has(from.target);
}

function isForeignJson({ sources, signatures, kind, inheritedFrom }: Json): boolean {
  if (kind === ReflectionKind.Module) return false;
  const called = ((signatures ?? []) as Json[]).flatMap(
    ({ sources: own }) => (own ?? []) as Json[],
  );
  // An interface's constructor is listed at the position of the interface.
  const isCalled = kind === ReflectionKind.Constructor && called.length > 0;
  const all = isCalled ? called : [...((sources ?? []) as Json[]), ...called];
  return all.length === 0
    ? (inheritedFrom as Json | undefined)?.target === -1
    : all.every(({ fileName }) => !isOwnPath(String(fileName)));
}

/**
 * Returns the letters and digits of each page, including the title in its frontmatter, keyed by
 * file.
 */
function pageLetters(files: ReadonlyMap<string, string>): Map<string, string> {
  const pages = [...files].filter(([file]) => file.endsWith('.mdx'));
  return new Map(
    pages.map(([file, content]) => {
      const [, title = ''] = /^title: (.*)$/m.exec(content) ?? [];
      return [file, letters(title + toString(parseGenerated(content)))];
    }),
  );
}

/**
 * Finds links between generated pages whose page or anchor does not exist, and link tags that were
 * left unconverted.
 */
function findBrokenLinks(
  pages: readonly ApiPage[],
  files: ReadonlyMap<string, string>,
  apiPath: string,
): Compared {
  const ids = new Map([
    ...pages.map((page) => [page.path, idsOf(files.get(`${page.id}.mdx`) ?? '')] as const),
    [apiPath, idsOf(files.get('index.mdx') ?? '')] as const,
    [`${apiPath}modules/`, idsOf(files.get('modules.mdx') ?? '')] as const,
  ]);
  const found = [...files].flatMap(([file, content]) =>
    [...content.matchAll(/<(\/[^\s<>]*)>/g)].map(([, href = '']) => ({ file, href })),
  );
  const inside = found.filter(({ href }) => href.startsWith(apiPath));
  const broken = inside.filter(({ href }) => {
    const [page = '', anchor] = href.split('#');
    return !ids.has(page) || (anchor !== undefined && !ids.get(page)?.has(anchor));
  });
  const leaks = [...files].filter(([, content]) => /\{@link/.test(content.replaceAll('\\', '')));
  return {
    count: inside.length,
    faults: [
      ...broken.map(({ file, href }) => `${file}: ${href}`),
      ...leaks.map(([file]) => `${file}: {@link`),
    ],
  };
}

/** Returns the ids of headings, list rows and blocks. */
function idsOf(content: string): Set<string> {
  return new Set(
    [...content.matchAll(/\\\{#([^}]+)\}(?:$| [=—])|\sid="([^"]+)"/gm)].map(
      ([, heading, block]) => heading ?? block ?? '',
    ),
  );
}
