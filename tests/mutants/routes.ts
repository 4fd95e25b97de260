import type { Mutant } from './mutant.ts';

const route = 'src/shared/route-path.ts';
const paths = 'src/shared/paths.ts';
const loader = 'src/client/routes/page-loader.ts';
const links = 'src/node/links/check-links.ts';
const manifest = 'src/node/manifest/build-manifest.ts';
const project = 'src/node/site/site-project.ts';
const docs = 'src/node/site/docs-data.ts';
const scan = 'src/node/content/scan-page.ts';

/** Faults in addresses, routes, links and the manifest. */
export const routeMutants: readonly Mutant[] = [
  { rows: ['R-001'], file: route, find: 'isIndexFile(source) && options.id === undefined ? folder : segments', replace: 'segments', test: 'unit' },
  { rows: ['R-001', 'R-006'], file: 'src/node/prerender/prerender.ts', find: `pagePath.endsWith('.html') ? pagePath.slice(1) : `, replace: '', test: 'unit' },
  { rows: ['R-002'], file: 'src/node/content/page-files.ts', find: '`${apiMount}/${inApi}`', replace: 'inApi', test: 'unit' },
  { rows: ['R-003'], file: scan, find: 'fields.title ?? scanTitle(body) ?? name', replace: 'fields.title ?? name', test: 'unit' },
  { rows: ['R-004'], file: paths, find: `return \`\${pathname.replace(/\\/+$/, '')}/\${rest}\`;`, replace: 'return pathname + rest;', test: 'unit' },
  { rows: ['R-005'], file: 'src/client/layouts/not-found-page.tsx', find: 'If a link brought you here, please tell the owner of the site that has the link, so that it can be mended.', replace: 'Try the search.', test: 'unit' },
  { rows: ['R-005', 'R-007', 'R-017'], file: loader, find: 'clean === clean.toLowerCase() ? null : loadIgnoringCase(index, clean)', replace: `loadFromTables(index, '/user/glossary/')`, test: 'unit' },
  { rows: ['R-008'], file: loader, find: 'const clean = normalizePathname(path);', replace: 'const clean = path;', test: 'unit' },
  { rows: ['R-009'], file: paths, find: "  if (`${pathname}/` === baseUrl) return '/';\n", replace: '', test: 'unit' },
  { rows: ['R-010', 'R-014'], file: paths, find: `.replace(/\\/index(?:\\.html)?$/, '/')`, replace: '', test: 'unit' },
  { rows: ['R-018'], file: loader, find: 'candidate.toLowerCase() === path.toLowerCase()', replace: 'candidate === path', test: 'unit' },
  { rows: ['R-020'], file: links, find: 'if (!target) return missing(', replace: 'if (!target) return null;\n  if (!target) return missing(', test: 'unit' },
  { rows: ['R-021'], file: links, find: `  if (targets.files.has(safeDecode(path.slice(1)))) return null;\n`, replace: '', test: 'unit' },
  { rows: ['R-022'], file: links, find: ', so it is probably in the layout (navbar or footer).', replace: '.', test: 'unit' },
  { rows: ['R-023'], file: manifest, find: '    else if (severity) problems.push(duplicate(page, first, severity));\n', replace: '', test: 'unit' },
  { rows: ['R-024'], file: 'src/node/report/severity.ts', find: `setting === 'throw' ? 'error' : 'warning'`, replace: `'warning'`, test: 'unit' },
  { rows: ['R-024'], file: 'src/node/config/default-config.ts', find: `brokenLinks: 'throw'`, replace: `brokenLinks: 'warn'`, test: 'unit' },
  { rows: ['R-025'], file: manifest, find: 'input.includeDrafts || !page.record.draft', replace: 'input.includeDrafts || !page.record.unlisted', test: 'unit' },
  { rows: ['R-027'], file: 'src/shared/route-table.ts', find: 'paths.slice(index, index + tableSize)', replace: 'paths', test: 'unit' },
  { rows: ['R-032'], file: route, find: `.map((segment) => splitNumberPrefix(segment).name);\n  if (id`, replace: `;\n  if (id`, test: 'unit' },
  { rows: ['R-034'], file: 'src/node/emit/text-files.ts', find: 'canonicalUrl(markdownPath(page.path), config)', replace: 'canonicalUrl(page.path, config)', test: 'unit' },
  { rows: ['R-026'], file: 'src/node/build-site.ts', find: 'if (existsSync(folder)) await cp(folder, outDir, { recursive: true, force: false });', replace: 'void [folder, cp];', test: 'build' },
  { rows: ['R-028'], file: project, find: `addJson('data', 'route-context', routeContext)`, replace: `addJson('context', 'route-context', routeContext)`, test: 'build' },
  { rows: ['R-029'], file: project, find: ', localeConfigs: config.locales }', replace: ' }', test: 'build' },
  { rows: ['R-030'], file: docs, find: '    label: version?.label,\n', replace: '    label: version?.name,\n', test: 'build' },
  { rows: ['R-031'], file: docs, find: ', label: entry.label }', replace: ' }', test: 'build' },
  { rows: ['R-033'], file: project, find: `, { name: 'api-gen', type: 'typedoc' }`, replace: '', test: 'build' },
  { rows: ['Z-013'], file: 'src/node/prerender/prerender.ts', find: 'jsonForScript(data)}', replace: `jsonForScript({ ...data, cause: path.resolve('content/index.md') })}`, test: 'build' },
  { rows: ['R-020'], file: links, find: `The nearest existing target is "\${prefix}\${nearest}".`, replace: 'Correct it.', test: 'unit' },
  { rows: ['R-020'], file: links, find: `  return missing(\`The link "\${url}" names a heading`, replace: `  if (id) return null;\n  return missing(\`The link "\${url}" names a heading`, test: 'unit' },
  { rows: ['R-021'], file: links, find: `/^([^?#]*)(\\?[^#]*)?(?:#(.*))?$/s`, replace: `/^([^#]*)(\\?[^#]*)?(?:#(.*))?$/s`, test: 'unit' },
  { rows: ['R-022'], file: links, find: 'const layoutThreshold = 5;', replace: 'const layoutThreshold = 50;', test: 'unit' },
  { rows: ['R-023'], file: manifest, find: 'Two pages have the address ${page.record.path}:', replace: 'Two pages have the same address:', test: 'unit' },
  { rows: ['R-024'], file: 'src/node/report/severity.ts', find: `  if (setting === 'ignore') return undefined;\n`, replace: '', test: 'unit' },
  { rows: ['R-024'], file: 'src/node/config/default-config.ts', find: `duplicateRoutes: 'warn'`, replace: `duplicateRoutes: 'throw'`, test: 'unit' },
  { rows: ['R-025'], file: 'src/shared/sidebar-tree.ts', find: 'pages.filter((page) => !page.unlisted && ', replace: 'pages.filter((page) => ', test: 'unit' },
  { rows: ['R-025'], file: 'src/node/content/page-files.ts', find: `segment.startsWith('_') || segment.startsWith('.')`, replace: `segment.startsWith('.')`, test: 'unit' },
];
