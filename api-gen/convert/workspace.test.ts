import { beforeAll, describe, expect, it } from 'vitest';
import { buildFixturePages } from '../testing/build-fixture-pages.ts';

describe('four packages that are not installed', () => {
  let built: Awaited<ReturnType<typeof buildFixturePages>>;

  beforeAll(async () => {
    built = await buildFixturePages('workspace');
  }, 60_000);

  it('know one another by exports, by types of what is not built, and by paths', () => {
    expect(built.project.unresolvedImports).toEqual([]);
  });

  it('name all that implement an interface of another package', () => {
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
      '::copy-import[import type \\{ Ide \\} from "&#64;fixture/common";]',
    );
  });
});
