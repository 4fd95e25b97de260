import { describe, expect, it } from 'vitest';
import { toBreadcrumbs } from '#node/build/page-data/page-data.ts';
import {
  buildSidebarTree,
  flattenSidebar,
  type TrailedPage,
} from '#node/site/sidebar/sidebar-tree.ts';
import { pageRecord } from '#shared/testing/page-record.ts';

const pages = [
  'user/README.md',
  'user/experimental/README.md',
  'user/experimental/keyboard/modal.md',
].map((source) => pageRecord(source));
const order = flattenSidebar(
  buildSidebarTree({
    folder: 'user',
    pages,
    folders: new Map([['user/experimental', { label: 'Experimental' }]]),
  }),
);

function trailOf(path: string): TrailedPage {
  const page = order.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`No page ${path}`);
  return page;
}

describe('toBreadcrumbs', () => {
  it('ends with the page, without a link', () => {
    expect(toBreadcrumbs(trailOf('/user/'))).toEqual([{ label: 'README' }]);
  });

  it('links only categories that have a page', () => {
    expect(toBreadcrumbs(trailOf('/user/experimental/keyboard/modal/'))).toEqual([
      { label: 'Experimental', path: '/user/experimental/' },
      { label: 'keyboard', path: undefined },
      { label: 'modal' },
    ]);
  });

  it("ends the trail of a category's own page with the label of the category", () => {
    expect(toBreadcrumbs(trailOf('/user/experimental/'))).toEqual([{ label: 'Experimental' }]);
  });
});
