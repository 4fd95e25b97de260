import { describe, expect, it } from 'vitest';
import type { InheritedView, SectionView } from '../model/api-page.ts';
import { memberView, sectionView } from '../testing/views.ts';
import { switchable } from './description.ts';
import * as filter from './filter.ts';

const { isLongPage, sectionClass } = filter;
const renderFilter = (sections: readonly SectionView[], hasDetails = false) =>
  filter.renderFilter(sections, hasDetails);

describe('renderFilter', () => {
  it('has a switch for each existing kind, and for inherited and private members if there are any', () => {
    const inherited: InheritedView = {
      name: 'y',
      kind: 'method',
      modifiers: [],
      description: { markdown: '', blocks: [], badges: [] },
      signatures: [],
    };
    expect(renderFilter([sectionView('Properties', 7), sectionView('Methods', 6)])).toBe(
      '::api-filter[properties, methods]',
    );
    expect(
      renderFilter([
        sectionView('Properties', 12),
        sectionView('Methods', 1, {
          inherited: [inherited],
          members: [memberView({ modifiers: ['private'] })],
        }),
      ]),
    ).toBe('::api-filter[properties, methods, private, inherited]');
  });

  it('has only buttons for several members, those that open details if there are any, and is missing for few members', () => {
    expect(renderFilter([sectionView('Methods', 4)])).toBe('::api-filter[]');
    expect(renderFilter([sectionView('Methods', 4)], true)).toBe('::api-filter[details]');
    expect(renderFilter([sectionView('Methods', 3)])).toBe('');
  });

  it('has the switch for inherited members alone on a short page', () => {
    const inherited = { name: 'y', signatures: [] } as unknown as InheritedView;
    expect(renderFilter([sectionView('Methods', 1, { inherited: [inherited] })])).toBe(
      '::api-filter[inherited]',
    );
    expect(renderFilter([sectionView('Methods', 0, { inherited: [inherited] })])).toBe('');
  });

  it('has switches for kinds on long pages with something to choose from', () => {
    expect(isLongPage([sectionView('Properties', 6), sectionView('Methods', 6)])).toBe(false);
    expect(isLongPage([sectionView('Properties', 7), sectionView('Methods', 6)])).toBe(true);
    expect(isLongPage([sectionView('Methods', 100)])).toBe(false);
  });

  it('has no switch and no class for a group that the author named', () => {
    const own = sectionView('<b>Events</b>, {x}', 7);
    expect(renderFilter([sectionView('Properties', 7), sectionView('Methods', 1), own])).toBe(
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
