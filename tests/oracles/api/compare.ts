import { toString } from 'mdast-util-to-string';
import { ReflectionKind } from 'typedoc';
import { readSources, toProject } from '../../../api-gen/convert/convert-project.ts';
import type { KeptProgram } from '../../../api-gen/convert/create-application.ts';
import { isOwnPath } from '../../../api-gen/convert/own-sources.ts';
import { buildPages } from '../../../api-gen/model/build-pages.ts';
import type { ApiPage } from '../../../api-gen/model/api-page.ts';
import type { Place } from '../../../api-gen/model/links.ts';
import { renderFiles } from '../../../api-gen/render/output-files.ts';
import { chooseSources } from '../../../api-gen/run/choose-sources.ts';
import { parseGenerated } from '../../../api-gen/testing/live-parts.ts';
import { containsUnit, letters, listCommentUnits, type Json } from './comment-units.ts';
import { findWrongFacts } from './compare-facts.ts';
import { compileSignatures } from './compile-signatures.ts';
import { findBrokenLinks } from './find-broken-links.ts';
import { listMembers } from './members.ts';
import { listSignatures, parseErrors } from './parse-signatures.ts';

/** Comparison of our pages with TypeDoc's JSON from the same run. */
export interface Comparison {
  readonly pages: readonly ApiPage[];
  readonly members: number;
  readonly missingMembers: readonly string[];
  readonly units: number;
  readonly lostUnits: readonly string[];
  readonly signatures: number;
  readonly unparsed: readonly string[];
  /** Signatures that were compiled together with the sources, and the compiler's errors. */
  readonly compiled: number;
  readonly compileErrors: readonly string[];
  readonly links: number;
  readonly brokenLinks: readonly string[];
  /** Kinds, `const` and `let`, and import lines that differ from the source. */
  readonly wrongFacts: readonly string[];
  readonly seconds: number;
}

const apiPath = '/contributing/api/';

/**
 * Generates a folder's reference in memory and looks for everything in TypeDoc's JSON; `package`
 * documents only what users import.
 */
export async function compareWithTypeDoc(
  root: string,
  by: 'package' | 'file' = 'file',
): Promise<Comparison> {
  const started = process.cpuUsage();
  const kept: KeptProgram = {};
  const included = by === 'package' ? [] : undefined;
  const input = { ...chooseSources({ source: root, by, included }), kept };
  const reading = await readSources(input);
  const project = toProject(reading, input);
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
  const json = reading.app.serializer.projectToObject(reading.reflection, root as never);
  const { places } = table;
  const texts = pageLetters(rendered);
  const textOf = (owners: readonly number[]) => {
    const owner = owners.find((id) => places.has(id));
    const place = owner === undefined ? undefined : places.get(owner);
    return place ? (texts.get(`${place.page.id}.mdx`) ?? '') : '';
  };
  const units = listCommentUnits(json, (reflection) => isElsewhere(reflection, places));
  const members = listMembers(json, (reflection) => isElsewhere(reflection, places));
  const signatures = pages.flatMap(listSignatures);
  const { program } = kept;
  if (!program) throw new Error('There is no program.');
  const { compiled, errors } = compileSignatures({ root, pages, table, program });
  const { links, broken } = findBrokenLinks(pages, rendered, apiPath);
  return {
    pages,
    members: members.length,
    missingMembers: members
      .filter(({ owners, name }) => !textOf(owners).includes(letters(name)))
      .map(({ path }) => path),
    units: units.length,
    lostUnits: units
      .filter((unit) => !containsUnit(textOf(unit.owners), unit))
      .map(({ name, tag, text }) => `${name} ${tag}: ${text.slice(0, 80).replace(/\s+/g, ' ')}`),
    signatures: signatures.length,
    unparsed: signatures.flatMap((signature) => {
      const [error] = parseErrors(signature);
      return error ? [`${signature.page.id} ${signature.name}: ${error} ${signature.text}`] : [];
    }),
    compiled,
    compileErrors: errors,
    links,
    brokenLinks: broken,
    wrongFacts: findWrongFacts({ root, project, pages, table, program }),
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

function pageLetters(files: ReadonlyMap<string, string>): Map<string, string> {
  return new Map(
    [...files].flatMap(([file, content]) =>
      file.endsWith('.mdx')
        ? [[file, letters(titleOf(content) + toString(parseGenerated(content)))] as const]
        : [],
    ),
  );
}

/** Returns the title of a page from its frontmatter. */
function titleOf(content: string): string {
  return /^title: (.*)$/m.exec(content)?.[1] ?? '';
}
