import type { Mutant } from './mutant.ts';

const head = 'src/shared/head-tags.ts';
const classes = 'src/shared/page-classes.ts';

/** Faults in head tags and what crawlers read. */
export const headMutants: readonly Mutant[] = [
  { rows: ['D-001'], file: head, find: '${title} ${config.titleDelimiter} ${config.title}', replace: '${title} | ${config.title}', test: 'unit' },
  { rows: ['D-001'], file: head, find: `title === '' || title === config.title ? config.title : `, replace: '', test: 'unit' },
  { rows: ['D-002'], file: 'src/node/prerender/document.ts', find: ' dir="${escapeAttribute(parts.dir)}">`', replace: '>`', test: 'unit' },
  { rows: ['D-003'], file: head, find: `config.url.replace(/\\/+$/, '') + withBase`, replace: 'config.url + withBase', test: 'unit' },
  { rows: ['D-003'], file: head, find: `    meta('og:url', url),\n`, replace: '', test: 'unit' },
  { rows: ['D-004'], file: head, find: `, 'x-default']`, replace: ']', test: 'unit' },
  { rows: ['D-005'], file: head, find: `[named('description', page.description), meta('og:description', page.description)]`, replace: `[named('description', page.description)]`, test: 'unit' },
  { rows: ['D-006'], file: head, find: 'const tag = isDoc ? docsTags.tag : ', replace: 'const tag = ', test: 'unit' },
  { rows: ['D-007'], file: head, find: 'if (config.noIndex || page.unlisted)', replace: 'if (page.unlisted)', test: 'unit' },
  { rows: ['D-008'], file: 'src/node/emit/text-files.ts', find: '<Image width="16" height="16" type="image/svg+xml">${escapeText(canonicalUrl(`/${config.favicon}`, config))}', replace: '<Image width="16" height="16" type="image/svg+xml">${escapeText(config.url + config.baseUrl + config.baseUrl.slice(1) + config.favicon)}', test: 'unit' },
  { rows: ['D-010'], file: 'src/node/emit/text-files.ts', find: 'pages.filter((page) => !page.unlisted).map((page) => `<url>', replace: 'pages.map((page) => `<url>', test: 'unit' },
  { rows: ['D-011'], file: classes, find: ', `docs-doc-id-${id', replace: ', `docs-${id', test: 'unit' },
  { rows: ['D-012'], file: head, find: '    ...config.metadata.map((attributes): HeadTag => ({ tag: \'meta\', attributes })),\n', replace: '', test: 'unit' },
  { rows: ['S-027', 'S-028'], file: 'src/node/prerender/prerender.ts', find: `...(search.searchPagePath ? [`, replace: `...(search.hosted ? [`, test: 'unit' },
  { rows: ['S-030'], file: 'src/node/prerender/prerender.ts', find: '-dsn.algolia.net" crossorigin', replace: '.example" crossorigin', test: 'unit' },
  { rows: ['S-030', 'Z-005'], file: 'src/node/prerender/prerender.ts', find: `...(search.hosted ? [\`<link rel="preconnect" href="https://\${escapeAttribute(search.hosted.appId)}`, replace: `...(config.title ? [\`<link rel="preconnect" href="https://\${escapeAttribute(search.hosted?.appId ?? '')}`, test: 'unit' },
  { rows: ['S-031'], file: classes, find: '`docs-origin-${origin}`', replace: '`docs-origin-${id}`', test: 'unit' },
  { rows: ['Z-010'], file: 'src/node/prerender/document.ts', find: `JSON.stringify(value).replace(/</g, '\\\\u003c')`, replace: 'JSON.stringify(value)', test: 'unit' },
  { rows: ['D-005'], file: head, find: `, named('twitter:image', page.image)]`, replace: ']', test: 'unit' },
  { rows: ['D-005'], file: 'src/node/prerender/document.ts', find: `return escapeText(text).replace(/"/g, '&quot;');`, replace: 'return escapeText(text);', test: 'unit' },
  { rows: ['D-006'], file: head, find: `    named('docusaurus_tag', tag),\n`, replace: '', test: 'unit' },
  { rows: ['D-007'], file: 'src/node/emit/text-files.ts', find: `config.noIndex ? 'Disallow: /' : 'Allow: /'`, replace: `'Allow: /'`, test: 'unit' },
  { rows: ['D-010'], file: 'src/node/emit/text-files.ts', find: '<changefreq>weekly</changefreq><priority>0.5</priority>', replace: '', test: 'unit' },
  { rows: ['D-012'], file: head, find: 'return [...new Map(tags.map((tag) => [keyOf(tag), tag])).values()];', replace: 'return tags;', test: 'unit' },
];
