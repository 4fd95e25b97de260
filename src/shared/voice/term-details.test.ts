import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import GithubSlugger from 'github-slugger';
import { describe, expect, it } from 'vitest';
import { derivedGroups, listedGroups } from './group-id.ts';
import details from './term-details.json' with { type: 'json' };
import { groupDetails, termDetails } from './term-details.ts';
import { defaultVocabulary } from './language/default-language.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const all = [...Object.values(details.groups), ...Object.values(details.terms)] as {
  explained?: string;
  api?: string;
}[];

function anchorsOf(page: string): Set<string> {
  const slugger = new GithubSlugger();
  const headings = readFileSync(`${root}content/${page}`, 'utf8')
    .replace(/^```[\s\S]*?^```/gm, '')
    .matchAll(/^#{2,6} (.+)$/gm);
  return new Set(
    [...headings].map(
      ([, text = '']) =>
        /\{#([\w-]+)\}$/.exec(text)?.[1] ?? slugger.slug(text.replace(/[`"]/g, '')),
    ),
  );
}

/** Source files (below `content`) of the pages that explain terms, keyed by path. */
const pages: Record<string, string> = {
  '/': 'user/README.md',
  '/user/marks/': 'user/marks.md',
  '/user/modifiers/': 'user/modifiers.md',
  '/user/ranges-and-lists/': 'user/ranges-and-lists.md',
  '/user/actions/': 'user/actions.md',
  '/user/customization/': 'user/customization.md',
  '/user/unicode/': 'user/unicode.md',
  '/user/experimental/snippets/': 'user/experimental/snippets.md',
};

describe('term-details.json', () => {
  it('describes every group, and every term that its identifier does not describe', () => {
    expect(Object.keys(details.groups).sort()).toEqual([...listedGroups, ...derivedGroups].sort());
    const silent = Object.values(defaultVocabulary).flatMap(({ id, forms }) =>
      forms.filter((form) => termDetails(details, id, form.identifier).what === '').map(() => id),
    );
    expect([...new Set(silent)].sort()).toEqual([
      'digit',
      'letter',
      'number_small',
      'ordinal',
      'scope_type_plural',
      'symbol',
    ]);
  });

  it('describes no term that does not exist', () => {
    const known = new Set(
      Object.values(defaultVocabulary).flatMap(({ id, forms }) =>
        forms.map((form) => `${id}:${form.identifier}`),
      ),
    );
    expect(Object.keys(details.terms).filter((key) => !known.has(key))).toEqual([]);
  });

  it.each([...new Set(all.flatMap((one) => one.explained ?? []))])(
    'links to a heading that exists: %s',
    (address) => {
      const [path = '', anchor] = address.split('#');
      expect(Object.keys(pages)).toContain(path);
      if (anchor) expect([...anchorsOf(pages[path] ?? '')]).toContain(anchor);
    },
  );

  it.each([...new Set(all.flatMap((one) => one.api ?? []))])(
    'links to a declaration that exists: %s',
    (slug) => {
      const [moduleId = '', name = ''] = slug.replace(/^(classes|interfaces)\//, '').split('.');
      const file = `${root}api-gen/documented/${moduleId.replace(/_types$/, '.types').replaceAll('_', '/')}.ts`;
      expect(existsSync(file), file).toBe(true);
      expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`\\b${name}\\b`));
    },
  );
});

describe('termDetails', () => {
  it('prefers what the term says over what the group says', () => {
    expect(termDetails(details, 'simple_action', 'remove')).toEqual({
      what: 'delete it; the cursor stays where it is',
      explained: '/user/actions/#delete',
      api: 'classes/actions_Remove.Delete',
    });
    expect(termDetails(details, 'letter', 'a').explained).toBe(
      groupDetails(details, 'letter').explained,
    );
  });
});
