import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { beforeAll, describe, expect, it } from 'vitest';
import siteConfig from '#config';
import { baseUrlBannerScript, headScript } from '#node/build/prerender/inline-scripts.ts';
import {
  builtSite,
  readOutput,
  type BuiltDocument,
  type BuiltSite,
  sampled,
} from '../built-site.ts';
import { root } from '../folders.ts';
import { readPage } from '../read-page.ts';

let site: BuiltSite;
let documents: readonly BuiltDocument[];
beforeAll(async () => {
  site = await builtSite;
  documents = [...site.documents.values(), site.notFound];
});

const letters = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '');
const isTwin = (file: string): boolean => file.endsWith('.md') || /llms(?:-full)?\.txt$/.test(file);
const isText = (file: string): boolean => /\.(?:html|js|css|json|xml|txt|md|svg)$/.test(file);

describe('texts for other readers', () => {
  const parser = unified().use(remarkParse).use(remarkGfm);

  it('writes every page and list of pages in Markdown without components and indented headings', () => {
    const wrong = sampled(site.files.filter(isTwin)).flatMap((file) => {
      const text = readOutput(file);
      const faults: string[] = [];
      visit(parser.parse(text), (node) => {
        if (node.type === 'html' && /<\/?[A-Z>]|\{/.test(node.value)) faults.push(node.value);
        if (node.type === 'heading' && (node.position?.start.column ?? 1) > 1)
          faults.push(`heading at line ${node.position?.start.line}`);
      });
      return faults.map((fault) => `${file}: ${fault.slice(0, 80)}`);
    });
    expect(wrong).toEqual([]);
  });

  it('shows every list item in the Markdown of a written page', () => {
    const written = [...site.documents].filter(([path]) => !path.startsWith('/contributing/api'));
    const missing = written.flatMap(([path, { html }]) => {
      const shown = letters(readPage(html).body.textContent);
      const points: string[] = [];
      const twin = `${path.replace(/^\//, '').replace(/\/$/, '') || 'index'}.md`;
      if (!site.files.includes(twin)) return [];
      visit(parser.parse(readOutput(twin)), 'listItem', ({ children: [first] }) => {
        if (first) points.push(toString(first));
      });
      return points.filter((point) => !shown.includes(letters(point)));
    });
    expect(missing).toEqual([]);
    expect(written.length).toBeGreaterThan(20);
  });

  it('has no code of MDX pages in the search', async () => {
    const pages = [...site.project.site.manifest().scanned.values()].filter(
      ({ file, origin }) => file.endsWith('.mdx') && origin === 'content',
    );
    expect(pages.length).toBeGreaterThan(0);
    for (const page of pages) {
      const { sections } = await site.project.site.compile(page);
      const words = sections.flatMap(({ titles, text, aliases }) => [...titles, text, ...aliases]);
      expect(words.join('\n')).not.toMatch(/<\/?[A-Z]|^import |className=/m);
    }
  });
});

describe('images and links', () => {
  it('gives every image a size, lazy loading and an alternative text, and a hashed name or none', () => {
    const wrong = documents.flatMap(({ path, tags }) =>
      tags.flatMap(({ name, attributes: { src = '', alt, width, height, loading } }) => {
        if (name !== 'img') return [];
        const isLogo = /\/docs\/logo[\w-]*\.svg$/.test(src);
        const isPublished =
          /^data:image\//.test(src) ||
          /^\/docs\/assets\/files\/[\w.-]+-[0-9a-f]{8}\.\w+$/.test(src);
        return alt !== undefined &&
          width &&
          height &&
          (isLogo || (isPublished && loading === 'lazy'))
          ? []
          : [`${path}: ${src.slice(0, 80)}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('has every file that a page names', () => {
    const files = new Set(site.files);
    const missing = new Set(
      documents.flatMap(({ path, tags }) =>
        tags.flatMap(({ attributes }) =>
          [attributes.src, attributes.href].flatMap((url) => {
            const file = /^\/docs\/([^?#]+\.[a-z\d]+)$/i.exec(url ?? '')?.[1];
            return file === undefined || files.has(decodeURI(file)) ? [] : [`${path}: ${url}`];
          }),
        ),
      ),
    );
    expect([...missing]).toEqual([]);
  });

  it('links written pages by address and files outside the content to the repository', () => {
    const hrefs = documents.flatMap(({ tags }) =>
      tags.flatMap((tag) => (tag.name === 'a' && tag.attributes.href ? [tag.attributes] : [])),
    );
    expect(
      hrefs.filter(
        ({ href }) =>
          /^(?!https?:).*\.mdx?(?:[?#]|$)/.test(href ?? '') && !/^\/docs\/.*\.md$/.test(href ?? ''),
      ),
    ).toEqual([]);
    const repository = hrefs.filter(({ href }) =>
      /^https:\/\/github\.com\/cursorless-dev\/cursorless\/(?:blob|tree)\/6bde5d396\//.test(
        href ?? '',
      ),
    );
    expect(repository.length).toBeGreaterThan(20);
    for (const { target, rel } of repository)
      expect([target, rel]).toEqual(['_blank', 'noopener noreferrer']);
  });

  it('links from every page of the documentation to a new issue with its title and address', () => {
    const form = `${siteConfig.repository?.url}/issues/new?`;
    const pages = [...site.documents.values()].filter(({ html }) =>
      html.includes('class="page-actions"'),
    );
    expect(pages.length).toBeGreaterThan(800);
    for (const { path, html } of pages) {
      const links = html.split('href="').filter((rest) => rest.startsWith(form));
      const found = links.filter((rest) => rest.includes('>Report a problem with this page<'));
      const [address = ''] = found[0]?.split('"') ?? [];
      const { searchParams } = new URL(address.replaceAll('&amp;', '&'));
      expect([found.length, searchParams.get('body')], path).toEqual([
        1,
        `${searchParams.get('title')}\n${siteConfig.url}/docs${path}\n\n`,
      ]);
      expect(html, path).toContain(searchParams.get('title')?.split(/[^\w ]/, 1)[0]);
    }
  });

  it('wraps every table of a text', () => {
    const bare = documents.flatMap(({ path, html }) =>
      [...html.matchAll(/<table/g)]
        .map(({ index }) => html.slice(Math.max(0, index - 400), index))
        .filter(
          (before) =>
            !/<div class="table-scroll(?: table-cards)?" tabindex="0" role="region" aria-label="[^"]+">$/.test(
              before,
            ),
        )
        .map((before) => `${path}: ${before.slice(-80)}`),
    );
    expect(bare).toEqual([]);
  });
});

describe('safety', () => {
  it('has no inline script except the head script and, on the home page, the banner script', async () => {
    const config = site.project.site.config();
    const allowed = new Map<string | null, string>([
      [await headScript(config), 'head'],
      [await baseUrlBannerScript(config), 'banner'],
    ]);
    const scripts = new Map(
      documents.map(({ path, tags }) => [
        path,
        tags
          .filter(
            ({ name, attributes }) =>
              name === 'script' &&
              attributes.src === undefined &&
              !attributes.type?.endsWith('json'),
          )
          .map(({ text }) => allowed.get(text) ?? text),
      ]),
    );
    expect(scripts.get('/')).toEqual(['head', 'banner']);
    scripts.delete('/');
    expect([...scripts].filter(([, found]) => found.join() !== 'head')).toEqual([]);
  });

  it('has no style attribute and no inline handler', () => {
    const wrong = documents.flatMap(({ path, tags }) =>
      tags.flatMap(({ name, attributes }) =>
        Object.keys(attributes)
          .filter((key) => key === 'style' || /^on[a-z]+$/.test(key))
          .map((key) => `${path}: <${name} ${key}>`),
      ),
    );
    expect(wrong.slice(0, 10)).toEqual([]);
  });

  it("has the styles of a dozen parts in the documents, each allowed by its hash in the document's policy", () => {
    const texts = new Set<string>();
    const refused = documents.filter(({ html }) => {
      const styles = [...html.matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = '']) => text);
      for (const text of styles) texts.add(text);
      const hashes = styles.map((text) => createHash('sha256').update(text).digest('base64'));
      return styles.length === 0 || hashes.some((hash) => !html.includes(`'sha256-${hash}'`));
    });
    expect(refused.map(({ path }) => path)).toEqual([]);
    expect(texts.size).toBeLessThanOrEqual(12);
  });

  it('requests nothing from other hosts', () => {
    const loading = new Set([
      'script',
      'img',
      'iframe',
      'source',
      'video',
      'audio',
      'embed',
      'object',
    ]);
    const foreign = documents.flatMap(({ path, tags }) =>
      tags.flatMap(({ name, attributes }) => {
        const url = loading.has(name)
          ? (attributes.src ?? attributes.data)
          : name === 'link' && !/^(?:canonical|alternate)$/.test(attributes.rel ?? '')
            ? attributes.href
            : undefined;
        return url && /^(?:https?:)?\/\//.test(url) ? [`${path}: ${url}`] : [];
      }),
    );
    expect(foreign).toEqual([]);
    for (const file of site.files.filter((name) => name.endsWith('.css')))
      expect(readOutput(file)).not.toMatch(/@import|url\(\s*["']?(?:https?:)?\/\//);
  });

  it('contains no path of the build machine and no secret', () => {
    const secret =
      /-----BEGIN [A-Z ]*PRIVATE KEY-----|gh[pousr]_[A-Za-z0-9]{30,}|AKIA[0-9A-Z]{16}|npm_[A-Za-z0-9]{36}/;
    const found = site.files.filter(isText).filter((file) => {
      const text = readOutput(file);
      return text.includes(`${root}/`) || /\/root\/|file:\/\/\//.test(text) || secret.test(text);
    });
    expect(found).toEqual([]);
  });

  it('contains no server code and no source map, only the mark of an output', () => {
    expect(site.files.filter((file) => /^\.|\/\.|\.map$|entry-server/.test(file))).toEqual([
      '.docs-output',
    ]);
  });
});

describe('names', () => {
  it('gives every named button on a page a name of its own', () => {
    const wrong = documents.flatMap(({ path, tags }) => {
      const names = tags.flatMap(({ name, attributes }) =>
        name === 'button' && attributes['aria-label'] ? [attributes['aria-label']] : [],
      );
      return names
        .filter((label, index) => names.indexOf(label) !== index)
        .map((label) => `${path}: ${label}`);
    });
    expect(wrong.slice(0, 10)).toEqual([]);
  });

  it('has title and tagline in the configuration', () => {
    expect([siteConfig.title, siteConfig.tagline]).toEqual([
      'Cursorless',
      'Structural voice coding at the speed of thought',
    ]);
  });
});

describe('weight', () => {
  it('keeps the home page a tour: 1,900 words and 80 KB', () => {
    const html = site.documents.get('/')?.html ?? '';
    expect(html.length).toBeLessThanOrEqual(80_000);
    const words = readPage(html).querySelector('.prose')?.textContent.match(/\S+/g) ?? [];
    expect(words.length).toBeGreaterThan(1000);
    expect(words.length).toBeLessThanOrEqual(1900);
  });

  it('keeps the text of the manual light, despite more than a hundred examples', () => {
    const pages = [
      '/',
      '/user/marks/',
      '/user/modifiers/',
      '/user/ranges-and-lists/',
      '/user/actions/',
    ];
    const texts = pages.map(
      (path) => site.documents.get(path)?.html.replaceAll(/<style>.*?<\/style>/gs, '') ?? '',
    );
    expect(texts.join('').split('<figure class="example').length).toBeGreaterThan(100);
    for (const text of texts) expect(gzipSync(text, { level: 9 }).length).toBeLessThan(32_000);
  });
});
