import { describe, expect, it } from 'vitest';
import type { InheritedView, MemberView, SectionView } from '../model/api-page.ts';
import { isLongPage, renderFilter, sectionClass, switchable } from './filter.ts';

const member = (rest: Partial<MemberView> = {}): MemberView => ({
  id: 'x',
  name: 'x',
  kind: 'method',
  modifiers: [],
  code: [],
  description: { markdown: '', blocks: [], badges: [] },
  signatures: [],
  typeParameters: [],
  shapes: [],
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
describe('renderFilter', () => {
  it('has a switch for each kind, for inherited and for private members, as they exist', () => {
    const inherited: InheritedView = {
      name: 'y',
      kind: 'method',
      modifiers: [],
      summary: '',
      signatures: [],
      badges: [],
      deprecated: false,
    };
    expect(renderFilter([section('Properties', 7), section('Methods', 6)])).toBe(
      '::api-filter[properties, methods]',
    );
    expect(
      renderFilter([
        section('Properties', 12),
        section('Methods', 1, {
          inherited: [inherited],
          members: [member({ modifiers: ['private'] })],
        }),
      ]),
    ).toBe('::api-filter[properties, methods, private, inherited]');
  });

  it('has buttons alone where details are folded, and is not there where nothing is', () => {
    expect(renderFilter([section('Methods', 4)])).toBe('::api-filter[]');
    expect(renderFilter([section('Methods', 3)])).toBe('');
  });

  it('has the switch for inherited members alone on a short page', () => {
    const inherited = { name: 'y', signatures: [] } as unknown as InheritedView;
    expect(renderFilter([section('Methods', 1, { inherited: [inherited] })])).toBe(
      '::api-filter[inherited]',
    );
    expect(renderFilter([section('Methods', 0, { inherited: [inherited] })])).toBe('');
  });

  it('has switches for kinds on long pages with something to choose from', () => {
    expect(isLongPage([section('Properties', 6), section('Methods', 6)])).toBe(false);
    expect(isLongPage([section('Properties', 7), section('Methods', 6)])).toBe(true);
    expect(isLongPage([section('Methods', 100)])).toBe(false);
  });

  it('has no switch and no class for a group that the author named', () => {
    const own = section('<b>Events</b>, {x}', 7);
    expect(renderFilter([section('Properties', 7), section('Methods', 1), own])).toBe(
      '::api-filter[properties, methods]',
    );
    expect(sectionClass(own.title)).toBe('api-section');
  });

  it('marks what a switch hides with the class that its style rule names', () => {
    expect(switchable(sectionClass('Type aliases'), 'x')).toBe(
      '<div class="api-section api-type-aliases">\n\nx\n\n</div>',
    );
  });
});
