import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildFixturePages } from '../testing/build-fixture-pages.ts';
import { findWorkspacePaths } from './workspace.ts';

describe('five packages that are not installed', () => {
  let built: Awaited<ReturnType<typeof buildFixturePages>>;

  beforeAll(async () => {
    built = await buildFixturePages('workspace');
  });

  it('resolve each other by exports, by types of unbuilt packages, and by paths', () => {
    expect(built.project.unresolvedImports).toEqual([]);
  });

  it('list all implementations of another package’s interface', () => {
    const ide = built.page('interfaces/common_src.Ide');
    expect(ide).toContain('[AppIde](</contributing/api/classes/app_src_app.AppIde/>)');
    expect(ide).toContain('[PassingIde](</contributing/api/classes/built_src.PassingIde/>)');
    expect(built.page('classes/built_src.PassingIde')).toContain(
      '- Extended by\n  - [SpyIde](</contributing/api/classes/app_src_app.SpyIde/>)',
    );
  });

  it('link the types of signatures to the package that declares them', () => {
    expect(built.page('classes/app_src_app.AppIde')).toContain(
      '[ToolOptions]: </contributing/api/interfaces/common_src_tooling_tool.ToolOptions/>\n[Kind]: </contributing/api/modules/mapped_kind/#kind>',
    );
  });

  it('are imported by their names', () => {
    expect(built.page('interfaces/common_src.Ide')).toContain(
      '::copy-import[import type \\{ Ide \\} from "&#64;fixture/common";]\n\n::copy-import[import type \\{ Ide \\} from "&#64;fixture/again";]',
    );
  });

  it('lead to their own declaration where another has the same name', () => {
    const own = '/contributing/api/interfaces/again_src.ToolOptions/';
    const page = built.page('modules/again_src');
    expect(page).toContain(`[ToolOptions]: <${own}>`);
    expect(page).toContain(`Makes a tool with [\`ToolOptions\`](<${own}>).`);
    expect(page).toContain('interface [Ide](</contributing/api/interfaces/common_src.Ide/>)');
    expect(built.page('interfaces/again_src.ToolOptions').match(/::copy-import.*/g)).toEqual([
      '::copy-import[import type \\{ ToolOptions \\} from "&#64;fixture/again";]',
    ]);
  });
});

describe('a package whose manifest names build output', () => {
  const checkout = mkdtempSync(path.join(os.tmpdir(), 'workspace-'));
  // Some hosts check out projects into a folder named "build".
  const folder = path.join(checkout, 'build/packages/kit');
  const pathsOf = (manifest: object) => {
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: 'kit', ...manifest }));
    return findWorkspacePaths(path.dirname(folder));
  };

  beforeAll(() => {
    mkdirSync(path.join(folder, 'src/lib'), { recursive: true });
    for (const file of ['src/index.ts', 'src/lib/deep.mts'])
      writeFileSync(path.join(folder, file), 'export {};');
  });

  afterAll(() => rmSync(checkout, { recursive: true }));

  it.each([
    ['a file', { main: 'dist/index.js' }],
    ['a folder', { main: './dist' }],
    ['folders in folders', { exports: [{ import: './build/esm/index.mjs' }, './build/cjs/a.cjs'] }],
    ['conditions in conditions', { exports: { import: { types: './out/index.d.mts' } } }],
    ['nothing', {}],
  ])('is found by its sources where it names %s', (_what, manifest) => {
    expect(pathsOf(manifest)).toEqual({ kit: [path.join(folder, 'src/index.ts')] });
  });

  it('is found by its data files too', () => {
    expect(pathsOf({ exports: { './package.json': './package.json' } })).toEqual({
      'kit/package.json': [path.join(folder, 'package.json')],
    });
  });

  it('keeps folders that the sources have too, and patterns', () => {
    expect(
      pathsOf({
        exports: { './deep': './dist/lib/deep.mjs', './all/*': './lib/*.js', './no': null },
      }),
    ).toEqual({
      'kit/deep': [path.join(folder, 'src/lib/deep.mts')],
      'kit/all/*': ['src/*', '*', 'lib/*'].map((stem) => path.join(folder, stem)),
    });
  });

  it('is not searched for among installed packages', () => {
    const installed = path.join(checkout, 'node_modules');
    for (const name of ['kit', 'other']) {
      mkdirSync(path.join(installed, name, 'src'), { recursive: true });
      writeFileSync(path.join(installed, name, 'package.json'), JSON.stringify({ name }));
      writeFileSync(path.join(installed, name, 'src/index.ts'), 'export {};');
    }
    const kit = { kit: [path.join(installed, 'kit/src/index.ts')] };
    expect(findWorkspacePaths(path.join(installed, 'kit'))).toEqual(kit);
    expect(findWorkspacePaths(path.join(installed, 'kit/src'))).toEqual(kit);
  });
});
