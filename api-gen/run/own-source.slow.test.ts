import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { convertProject } from '../convert/convert-project.ts';
import { pageTitle } from '../render/frontmatter.ts';
import { listModules } from '../convert/source-files.ts';
import { buildPages } from '../model/build-pages.ts';
import type { ApiPage } from '../model/api-page.ts';
import { renderPage } from '../render/render-page.ts';
import { readSourceLines } from './read-source-lines.ts';
import { spokenPages } from './spoken-pages.ts';

const folder = path.resolve(import.meta.dirname, '..');
const root = path.join(folder, 'documented');
let pages: ApiPage[];
let errors: string[];

const find = (id: string) => pages.find((page) => page.id === id);
const sections = (id: string) => find(id)?.sections.map((section) => section.title) ?? [];
const anchors = (id: string) =>
  find(id)?.sections.flatMap((section) =>
    [...section.members, ...section.rows, ...section.inherited].map((member) => member.id),
  ) ?? [];

describe('the reference of this repository', () => {
  beforeAll(async () => {
    const { project } = await convertProject({ root, modules: listModules(root) });
    const options = {
      apiPath: '/contributing/api/',
      sourceUrl: 'https://example.org/',
      sourceLines: readSourceLines(),
      checks: { root, severity: 'error' as const },
    };
    const built = buildPages(project, { ...options, spokenPages: spokenPages() });
    pages = built.pages;
    errors = [
      ...built.problems.map(
        (problem) => `${problem.position.file}:${problem.position.line} ${problem.message}`,
      ),
      ...project.unresolvedImports.map((found) => found.specifier),
    ];
  });

  it('has every page that the original had', () => {
    const expected = JSON.parse(
      readFileSync(path.join(folder, 'fixtures/expected-slugs.json'), 'utf8'),
    ) as string[];
    expect(expected).toHaveLength(815);
    expect(expected.filter((id) => !find(id))).toEqual([]);
  });

  it('has no broken link, nothing undocumented and nothing that is referenced without a page', () => {
    expect(errors).toEqual([]);
  });

  it('titles pages by kind and name, and sidebar items by name alone', () => {
    expect(find('classes/actions_Actions.Actions')).toMatchObject({
      category: 'classes',
      name: 'Actions',
      label: 'Actions',
    });
    const page = find('enums/libs_common_types_RevealLineAt.RevealLineAt');
    expect(page && pageTitle(page)).toBe('Enumeration: RevealLineAt');
  });

  it('orders the sections of a page', () => {
    expect(sections('classes/processTargets_targets_BaseTarget.BaseTarget')).toEqual([
      'Constructors',
      'Properties',
      'Accessors',
      'Methods',
    ]);
    expect(
      find('classes/processTargets_targets_BaseTarget.BaseTarget')?.relations.map(
        (relation) => relation.title,
      ),
    ).toEqual(['Hierarchy', 'Implements']);
  });

  it('lists the members of a module by kind, and has a page for each internal namespace', () => {
    expect(sections('modules/actions_BringMoveSwap')).toEqual(['Namespaces', 'Classes']);
    expect(
      pages.filter((page) => page.category === 'namespaces' && page.id.endsWith('.internal'))
        .length,
    ).toBeGreaterThanOrEqual(48);
  });

  it.each([
    'errors.NoContainingScopeError',
    'errors.OutdatedExtensionError',
    'errors.UnsupportedError',
    'errors.UnsupportedLanguageError',
    'processTargets_modifiers_scopeHandlers_NotHierarchicalScopeError.NotHierarchicalScopeError',
    'processTargets_modifiers_TooFewScopesError.TooFewScopesError',
    'processTargets_modifiers_targetSequenceUtils.OutOfRangeError',
  ])('describes the error class %s by name only', (slug) => {
    const page = find(`classes/${slug}`);
    expect(page).toBeDefined();
    expect(page?.description.blocks).toEqual([]);
    expect(page?.description.markdown.length).toBeLessThan(200);
  });

  it('has pages for the command types V0 to V3', () => {
    const labels = pages.filter((page) => page.category === 'interfaces').map((page) => page.label);
    expect(labels).toEqual(
      expect.arrayContaining(['CommandV0', 'CommandV1', 'CommandV2', 'CommandV3']),
    );
  });

  it('keeps the anchors that external links use', () => {
    expect(anchors('classes/core_commandRunner_CommandRunner.CommandRunner')).toEqual(
      expect.arrayContaining(['constructor', 'runcommand']),
    );
    expect(anchors('modules/util_targetUtils').length).toBeGreaterThan(3);
  });

  it('shows what reaches an action by voice, where a type is used, and links to the editor and to MDN', () => {
    expect(renderPage(find('classes/actions_Remove.Delete') as ApiPage)).toContain(
      '::spoken-as[classes/actions\\_Remove.Delete]',
    );
    const uses = find('interfaces/typings_target_types.Target')?.usedBy ?? [];
    expect(uses.flatMap(({ links }) => links).length).toBeGreaterThan(20);
    const decorations = renderPage(find('classes/core_Decorations.Decorations') as ApiPage);
    expect(decorations).toContain(
      'https://code.visualstudio.com/api/references/vscode-api#ExtensionContext',
    );
    expect(decorations).toContain(
      'https://developer.mozilla.org/docs/Web/JavaScript/Reference/Global_Objects/Promise',
    );
  });
});
