import { describe, expect, it } from 'vitest';
import type { Breadcrumb } from '#shared/page/navigation.ts';
import type { PageData } from '#shared/page/page.ts';
import { breadcrumbList } from './breadcrumb-list.ts';

const config = { title: 'Site', url: 'https://example.org', baseUrl: '/docs/' };

/** Returns the name and URL of each step, in order of position. */
function steps(path: string, breadcrumbs: readonly Breadcrumb[]): readonly string[] {
  const page = { path, title: 'Page', breadcrumbs } as PageData;
  const [script] = breadcrumbList(page, config);
  const text = script?.replace(/^<script [^>]*>|<\/script>$/g, '') ?? '{"itemListElement":[]}';
  const { itemListElement } = JSON.parse(text) as {
    itemListElement: readonly { position: number; name: string; item: string }[];
  };
  return itemListElement.map(({ position, name, item }, index) => {
    expect(position).toBe(index + 1);
    return `${name} ${item}`;
  });
}

describe('breadcrumbList', () => {
  it('lists the steps from the home page to the page, except those without an address', () => {
    const trail = [{ label: 'User', path: '/user/' }, { label: 'Keyboard' }, { label: 'Modal' }];
    expect(steps('/user/keyboard/modal/', trail)).toEqual([
      'Site https://example.org/docs/',
      'User https://example.org/docs/user/',
      'Modal https://example.org/docs/user/keyboard/modal/',
    ]);
  });

  it('is empty on the home page and without a trail', () => {
    expect(steps('/', [{ label: 'Home' }])).toEqual([]);
    expect(steps('/user/', [])).toEqual([]);
  });

  it('escapes titles that would end the script', () => {
    const page = { path: '/a/', title: 'a', breadcrumbs: [{ label: '</script><b>' }] };
    expect(breadcrumbList(page as unknown as PageData, config)[0]).not.toContain('</script><b>');
    expect(steps('/a/', [{ label: '</script><b>' }])[1]).toBe(
      '</script><b> https://example.org/docs/a/',
    );
  });
});
