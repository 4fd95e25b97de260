import { beforeAll, describe, expect, it } from 'vitest';
import { buildFixturePages } from '../testing/build-fixture-pages.ts';

/** Returns the lines of a section, with names in place of links. */
function section(page: string, title: string): string[] {
  const [, rest = ''] = page.split(`\n## ${title} `);
  const [body = ''] = rest.split(/\n(?:## |::)/);
  return body
    .replace(/\[([^\]]*)\]\(<[^>]*>\)/g, '$1')
    .split('\n')
    .slice(1)
    .filter((line) => line !== '');
}

describe('pages for reading', () => {
  let built: Awaited<ReturnType<typeof buildFixturePages>>;

  beforeAll(async () => {
    built = await buildFixturePages('reading');
  });

  it('list everything below an interface, indented, with the members it overrides', () => {
    const page = built.page('interfaces/family.Mover');
    expect(section(page, 'Hierarchy')).toEqual([
      '- Extended by',
      '  - Glider, overrides `speed`',
      '  - Roller',
    ]);
    expect(section(page, 'Implemented by')).toEqual([
      '- Roller',
      '  - Car, overrides `move`',
      '    - RaceCar, overrides `move`, `speed`',
      '- Vehicle',
      '  - Car, overrides `move`',
      '    - RaceCar, overrides `move`, `speed`',
    ]);
  });

  it('lead from a class up to its interfaces', () => {
    expect(section(built.page('classes/family.RaceCar'), 'Hierarchy')).toEqual([
      '- Extends',
      '  - Car',
      '    - extends Vehicle',
      '      - implements Mover',
      '    - implements Roller',
      '      - extends Mover',
      '    - implements Mover',
    ]);
  });

  it('say who takes, returns and holds a type, and link all of them', () => {
    const uses = section(built.page('interfaces/uses.Ticket'), 'Used by').join('\n');
    expect(uses).toContain('Takes it: Visitor, check, exchange, use01');
    expect(uses).toContain('<summary>2 more that take Ticket</summary>\nuse10, use11.');
    expect(uses).toContain('Returns it: exchange, sell.');
    expect(uses).toContain('Holds it: Tickets, Wallet.ticket.');
    expect(uses).not.toMatch(/\band \d+ more\b/);
  });

  it('do not count who extends a class among its users', () => {
    expect(built.page('classes/family.Vehicle')).not.toContain('## Used by');
  });

  it('have an anchor for each overload', () => {
    const page = built.page('classes/family.Vehicle');
    for (const number of [1, 2])
      expect(page).toContain(
        `id="overload-${number}-of-stop">\n\n[Overload ${number} of stop](<#overload-${number}-of-stop>)`,
      );
    expect(page).not.toContain('Overload 1 of move');
  });

  it('name the declaration that a member overrides, not a class that only inherits it', () => {
    expect(built.page('classes/family.RaceCar')).toContain(
      'Overrides [Vehicle.speed](</contributing/api/classes/family.Vehicle/#speed>).',
    );
  });

  it('show the signatures of inherited members where these are listed', () => {
    const page = built.page('classes/family.RaceCar');
    expect(page).toContain(
      '- method [stop](</contributing/api/classes/family.Vehicle/#stop>) \\{#stop} — Stops at once.\n\n:::\n\n```ts signature member\nstop(hard?: boolean): void\n```\n\n```ts signature member\nstop(after: number, hard: boolean): void\n```',
    );
    expect(page).toContain('::api-filter[details, inherited]');
  });

  it('fold long type parameters in titles, because the signature below has all of them', () => {
    const page = built.page('classes/long.Table');
    expect(page).toContain('title: "Class: Table<…>"');
    expect(page).toContain(
      'class Table<\n  RowOfTheTable,\n  ColumnOfTheTable extends string,\n  CellOfTheTable = unknown\n>',
    );
  });

  it.each([
    'type Joined<T> = {\n  alpha: string;\n  beta: number;\n  gamma: boolean;\n  delta: string;\n  epsilon: T\n} & Base & Record<string, T>\n',
    'type Twice<T> = { alpha: string; beta: number } & {\n  gamma: boolean;\n  delta: string;\n  epsilon: T;\n  zeta: T\n}\n',
    'type Many = { alpha: string; beta: number; gamma: boolean } & Base\n  & Record<string, { delta: number }>\n',
  ])('break an intersection that begins with an object type as formatters do: %s', (code) => {
    expect(built.page('modules/joined')).toContain(code);
  });

  it('name a file that declares a module after the module', () => {
    expect(built.page('modules/kit_core')).toContain('title: "Module: kit-core"');
    expect(built.page('interfaces/kit_core.Part')).toContain('Module [kit-core]');
    expect(built.page('modules/kit')).toBe('');
    // The file's comment names it: `@module named`.
    expect(built.page('modules/named')).toContain('title: "Module: named"');
  });

  it('lead from a member to its line, in a file that is named once', () => {
    const page = built.page('classes/family.RaceCar');
    expect(page).toContain('Defined in [family.ts:46](<https://example.org/src/family.ts#L46>).');
    expect(page).toContain('Defined in [line 50](<https://example.org/src/family.ts#L50>).');
  });

  it('have the statement that imports what they declare, from the package', () => {
    expect(built.page('classes/family.RaceCar')).toContain(
      '::copy-import[import \\{ RaceCar \\} from "reading/family";]',
    );
    expect(built.page('interfaces/uses.Ticket')).toContain(
      '::copy-import[import type \\{ Ticket \\} from "reading/uses";]',
    );
    expect(built.page('modules/uses')).not.toContain('::copy-import');
  });
});
