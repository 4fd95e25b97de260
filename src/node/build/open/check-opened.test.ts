import { describe, expect, it } from 'vitest';
import { createTestSite } from '#node/testing/test-site.ts';
import { checkGroups, sidebarTargets } from './check-opened.ts';

const targets = { sidebars: new Set(['user']), ids: new Set(['user/marks', 'user/deep']) };

describe('checkGroups', () => {
  it('accepts pages and folders that exist', () => {
    const groups = { user: [{ label: 'A', items: ['user/marks', 'user/deep'] }] };
    expect(checkGroups(groups, targets)).toEqual([]);
    expect(checkGroups(undefined, targets)).toEqual([]);
  });

  it('reports a page that does not exist at its place, with the nearest one', () => {
    const groups = { user: [{ label: 'A', items: ['user/marks', 'user/mark'] }] };
    expect(checkGroups(groups, targets)).toEqual([
      {
        path: ['sidebar', 'groups', 'user', '0', 'items', '1'],
        message:
          'The group "A" of the sidebar "user" names the page or folder "user/mark", which does not exist.',
        hint: 'The nearest existing name is "user/marks".',
        severity: 'error',
      },
    ]);
  });

  it('reports a sidebar that does not exist', () => {
    expect(checkGroups({ guides: [] }, targets)).toMatchObject([
      {
        path: ['sidebar', 'groups', 'guides'],
        message: 'The configuration groups the sidebar "guides", which does not exist.',
      },
    ]);
  });
});

describe('sidebarTargets', () => {
  it('lists sidebars, pages and all folders above them, including drafts', async () => {
    const { site } = await createTestSite({
      'a/b/page.md': '# Page',
      'a/draft.md': '---\ndraft: true\n---\n# Draft',
    });
    expect(sidebarTargets(site)).toEqual({
      sidebars: new Set(['a']),
      ids: new Set(['a/b/page', 'a', 'a/b', 'a/draft']),
    });
  });
});
