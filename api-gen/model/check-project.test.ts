import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { declare } from '../testing/declare.ts';
import { checkProject } from './check-project.ts';
import type { ApiProject, Declaration, Description } from './declaration.ts';
import { buildLinkTable } from './links.ts';
import { assignSlugs } from './slugs.ts';

const root = mkdtempSync(path.join(os.tmpdir(), 'check-project-'));

afterAll(() => rmSync(root, { recursive: true }));

const comment = (markdown: string): Description => ({ markdown, blocks: [], badges: [] });
const at = (line: number) => ({ file: 'a.ts', line });

/** Checks a module with these members; returns each problem in one line. */
function check(
  members: Declaration[],
  rest: Partial<ApiProject> = {},
  isOwn = true,
  isByPackage = false,
): string[] {
  const module = declare('module', 'a', members, { id: 1, position: at(1) });
  const project: ApiProject = {
    modules: [module],
    packages: [],
    exports: new Map(),
    unexported: [],
    unresolvedImports: [],
    ...rest,
  };
  const severity = isOwn ? 'error' : 'warning';
  const table = buildLinkTable(assignSlugs([module]), '/api/');
  return checkProject(project, table, { root, severity, isByPackage }).map(
    ({ message, hint, position: { file, line, column } }) =>
      [path.relative(root, file), line, column, message, hint]
        .filter((part) => part ?? false)
        .join(' '),
  );
}

describe('the check of the sources', () => {
  it('reports exports without a comment, or with an empty one, at their positions', () => {
    const signature = { code: [], typeParameters: [], parameters: [], returns: [], result: [] };
    const called = { position: at(4), signatures: [{ ...signature, comment: comment('Runs.') }] };
    const tagged = { ...comment(''), blocks: [{ tag: '@see', markdown: 'b' }] };
    expect(
      check([
        declare('class', 'A', [declare('method', 'run')], { position: at(2) }),
        declare('variable', 'b', [], { position: at(3), comment: comment('') }),
        declare('function', 'c', [], called),
        declare('variable', 'd', [], { comment: tagged }),
        declare('namespace', 'E', [declare('enum', 'F')], { position: at(6) }),
      ]),
    ).toEqual([
      'a.ts 2 A is exported and has no documentation. Write a comment /** … */ that explains its purpose.',
      'a.ts 3 b is exported and has no documentation. Write a comment /** … */ that explains its purpose.',
      'a.ts 6 F is exported and has no documentation. Write a comment /** … */ that explains its purpose.',
    ]);
  });

  it('counts them in sources that we cannot change', () => {
    const [one, two] = ['one', 'two'].map((name, index) =>
      declare('variable', name, [], { position: at(index + 2) }),
    ) as [Declaration, Declaration];
    expect(check([one], {}, false)).toEqual([
      'a.ts 2 one is exported and has no documentation. Write a comment /** … */ that explains its purpose.',
    ]);
    expect(check([one, two], {}, false)).toEqual([
      'a.ts 2 2 exported declarations have no documentation. Write a comment /** … */ that explains its purpose.',
    ]);
  });

  it('reports declarations that are mentioned but have no page', () => {
    const unexported = [
      { name: 'Lost', position: at(7) },
      { name: 'Nowhere', position: null },
    ];
    expect(check([], { unexported })).toEqual([
      'a.ts 7 Lost is referenced, but it has no page. Export it, or declare it at the top level of its module.',
      'Nowhere is referenced, but it has no page. Export it, or declare it at the top level of its module.',
    ]);
    expect(check([], { unexported }, false, true)[1]).toBe(
      'Nowhere is referenced, but it has no page. Export it from a module that users import.',
    );
  });

  it('reports each broken link once, where it is written or else at the declaration', () => {
    writeFileSync(path.join(root, 'a.ts'), '/** {@link Gone.by} */\n/** {@link  Gone} */\n');
    const link = (name: string, file = 'a.ts') => ({
      ...comment('x'),
      openLinks: [{ name, file }],
    });
    const property = (found: Description) => ({
      name: 'p',
      code: [],
      isOptional: false,
      comment: found,
      children: [],
    });
    const inherited = { id: 3, comment: link('Inherited'), inheritedFrom: { name: 'B.x' } };
    expect(
      check([
        declare('class', 'A', [declare('method', 'x', [], inherited)], {
          id: 2,
          comment: link('Gone'),
          typeParameters: [property(link('Gone'))],
          properties: [{ ...property(comment('')), children: [property(link('Deep', ''))] }],
          position: at(9),
        }),
        declare('class', 'B', [], { id: 4, comment: link('A') }),
      ]),
    ).toEqual([
      'a.ts 2 5 The comment of A links to "Gone", which does not exist. Correct the name after @link, or write it as code.',
      'a.ts 9 The comment of A links to "Deep", which does not exist. Correct the name after @link, or write it as code.',
    ]);
  });
});
