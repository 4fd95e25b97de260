import { describe, expect, it } from 'vitest';
import type { SidebarCategory, SidebarLink, SidebarView } from '#shared/page/navigation.ts';
import {
  createSidebarState,
  listOf,
  reduceSidebar,
  rootOf,
  type SidebarState,
} from './sidebar-state.ts';

const rootListOf = (state: SidebarState) => listOf(state, rootOf(state.view));
const link = (id: string): SidebarLink => ({ kind: 'link', label: id, path: `/${id}/` });
const category = (id: string, options: Partial<SidebarCategory> = {}): SidebarCategory => ({
  kind: 'category',
  id,
  label: id,
  count: 3,
  ...options,
});
const view = (options: Partial<SidebarView> = {}): SidebarView => {
  const items = options.items ?? [
    category('a', { items: [link('a1'), link('a2')] }),
    category('b', { itemsUrl: '/b.json' }),
  ];
  return {
    name: 'user',
    items,
    count: items.length,
    activeTrail: ['a'],
    filterable: false,
    ...options,
  };
};

describe('sidebar state', () => {
  it('opens only the categories of the current page', () => {
    expect([...createSidebarState(view()).expanded]).toEqual(['a']);
  });

  it('keeps other categories open', () => {
    const state = reduceSidebar(createSidebarState(view()), {
      type: 'toggle',
      id: 'b',
      open: true,
      close: [],
    });
    expect([...state.expanded]).toEqual(['a', 'b']);
  });

  it('closes siblings if configured', () => {
    const state = reduceSidebar(createSidebarState(view()), {
      type: 'toggle',
      id: 'b',
      open: true,
      close: ['a'],
    });
    expect([...state.expanded]).toEqual(['b']);
  });

  it('opens the new page’s category and closes none', () => {
    const state = reduceSidebar(createSidebarState(view()), {
      type: 'show',
      view: view({ activeTrail: ['b'] }),
    });
    expect([...state.expanded]).toEqual(['a', 'b']);
  });

  it('keeps a list that the next page does not include', () => {
    const closed = view({ items: [category('a', { itemsUrl: '/a.json' })], activeTrail: [] });
    const state = reduceSidebar(createSidebarState(view()), { type: 'show', view: closed });
    expect(listOf(state, category('a', { itemsUrl: '/a.json' })).items).toHaveLength(2);
  });

  it('shows the new titles and order of a list that was already complete', () => {
    const items = [link('b'), { ...link('a'), label: 'New' }];
    const state = reduceSidebar(createSidebarState(view({ items: [link('a'), link('b')] })), {
      type: 'show',
      view: view({ items }),
    });
    expect(rootListOf(state).items).toEqual(items);
  });

  it('shows the part around the new page until the whole list is loaded', () => {
    const part = (...ids: string[]) =>
      view({ items: [category('a', { items: ids.map(link), itemsUrl: '/a.json' })] });
    const a = category('a', { itemsUrl: '/a.json' });
    let state = reduceSidebar(createSidebarState(part('a1')), { type: 'show', view: part('a3') });
    expect(listOf(state, a)).toEqual({ items: [link('a3')], isComplete: false });
    state = reduceSidebar(state, {
      type: 'loaded',
      id: 'a',
      items: [link('a1'), link('a2'), link('a3')],
    });
    state = reduceSidebar(state, { type: 'show', view: part('a2') });
    expect(listOf(state, a).items).toHaveLength(3);
    expect(listOf(state, a).isComplete).toBe(true);
  });

  it('knows whether the top list is complete', () => {
    expect(rootListOf(createSidebarState(view())).isComplete).toBe(true);
    expect(rootListOf(createSidebarState(view({ count: 9 }))).isComplete).toBe(false);
  });

  it('records what is loading and what failed', () => {
    let state = reduceSidebar(createSidebarState(view()), { type: 'loading', id: 'b' });
    expect(state.loads.get('b')).toBe('loading');
    state = reduceSidebar(state, { type: 'failed', id: 'b' });
    expect(state.loads.get('b')).toBe('failed');
    state = reduceSidebar(state, { type: 'loaded', id: 'b', items: [] });
    expect(state.loads.has('b')).toBe(false);
  });
});
