import { describe, expect, it } from 'vitest';
import type { SidebarItem, SidebarView } from '#shared/page/navigation.ts';
import { filterItems, missingLists, splitLabel } from './filter-items.ts';
import { createSidebarState, reduceSidebar } from './sidebar-state.ts';

const link = (label: string): SidebarItem => ({ kind: 'link', label, path: `/${label}/` });
const items: readonly SidebarItem[] = [
  link('HatAllocator'),
  {
    kind: 'category',
    id: 'classes',
    label: 'Classes',
    path: '/classes/',
    count: 2,
    itemsUrl: '/classes.json',
  },
  { kind: 'html', id: 'markup', html: '<b>hat</b>' },
];
const view: SidebarView = {
  name: 'contributing',
  items,
  count: 3,
  activeTrail: [],
  filterable: true,
};

describe('filterItems', () => {
  const loaded = reduceSidebar(createSidebarState(view), {
    type: 'loaded',
    id: 'classes',
    items: [link('RangeHat'), link('Hats')],
  });
  const labels = (query: string) => filterItems(loaded, query).map(({ label }) => label);

  it('finds links in fetched lists, those that begin with the query first', () => {
    expect(labels('hat')).toEqual(['HatAllocator', 'Hats', 'RangeHat']);
    expect(filterItems(loaded, 'range')[0]?.trail).toEqual(['Classes']);
  });

  it('finds modules by their paths, those whose own name begins with the query first', () => {
    const modules = [link('core/hats/index'), link('core/Hats'), link('HatsOfAll')];
    const state = createSidebarState({ ...view, items: modules, count: 3 });
    expect(filterItems(state, 'hats').map(({ label }) => label)).toEqual([
      'HatsOfAll',
      'core/Hats',
      'core/hats/index',
    ]);
    expect(splitLabel('core/hats/index')).toEqual({ name: 'index', folder: 'core/hats' });
    expect(splitLabel('Read / write')).toEqual({ name: 'Read / write' });
  });

  it('requires every word, and finds category pages', () => {
    expect(labels('hat range')).toEqual(['RangeHat']);
    expect(labels('classes')).toEqual(['Classes']);
    expect(labels('nothing')).toEqual([]);
  });

  it('lists members after pages, with their page', () => {
    const members = new Map([['/Hats/', [{ label: 'hatOf', path: '/Hats/#hatof' }]]]);
    expect(filterItems(loaded, 'hat', members).map(({ label }) => label)).toEqual([
      'HatAllocator',
      'Hats',
      'hatOf',
      'RangeHat',
    ]);
    expect(filterItems(loaded, 'hatof', members)).toEqual([
      { label: 'hatOf', path: '/Hats/#hatof', trail: ['Classes', 'Hats'] },
    ]);
  });

  it('names the lists that have not been fetched yet', () => {
    expect(missingLists(createSidebarState(view))).toEqual([items[1]]);
    expect(missingLists(loaded)).toEqual([]);
    expect(
      missingLists(createSidebarState({ ...view, count: 50, itemsUrl: '/all.json' }))[0],
    ).toMatchObject({ id: '', itemsUrl: '/all.json' });
  });
});
