import { describe, expect, it } from 'vitest';
import type { MemberView, RowView, SectionView } from '../model/page.ts';
import { isLongPage, renderFilter, sectionName, switchable } from './filter.ts';

const member = (rest: Partial<MemberView> = {}): MemberView => ({
  id: 'x',
  name: 'x',
  kind: 'method',
  modifiers: [],
  code: [],
  description: { markdown: '', blocks: [] },
  signatures: [],
  typeParameters: [],
  properties: [],
  usedBy: [],
  ...rest,
});
const section = (title: string, count: number, rest: Partial<SectionView> = {}): SectionView => ({
  id: title,
  title,
  members: Array.from({ length: count }, () => member()),
  rows: [],
  inherited: [],
  ...rest,
});
const labels = (sections: SectionView[]) =>
  [...renderFilter(sections).matchAll(/"label":"([^"]+)"/g)].map((match) => match[1]);

describe('renderFilter', () => {
  it('has a switch for each kind, for inherited and for private members, as they exist', () => {
    const inherited: RowView = {
      name: 'y',
      kind: 'method',
      modifiers: [],
      summary: '',
      code: [],
      deprecated: false,
    };
    expect(labels([section('Properties', 1), section('Methods', 1)])).toEqual([
      'Show properties',
      'Show methods',
    ]);
    expect(
      labels([
        section('Methods', 1, {
          inherited: [inherited],
          members: [member({ modifiers: ['private'] })],
        }),
      ]),
    ).toEqual(['Show inherited', 'Show private']);
  });

  it('is for long pages with something to choose from', () => {
    expect(isLongPage([section('Properties', 6), section('Methods', 6)])).toBe(false);
    expect(isLongPage([section('Properties', 7), section('Methods', 6)])).toBe(true);
    expect(isLongPage([section('Methods', 100)])).toBe(false);
  });

  it('marks what a switch hides with the class that its style rule names', () => {
    expect(switchable(`api-section api-${sectionName('Type aliases')}`, 'x')).toBe(
      '<div class="api-section api-type-aliases">\n\nx\n\n</div>',
    );
  });
});
