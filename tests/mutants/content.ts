import type { Mutant } from './mutant.ts';

const meta = 'src/shared/code-meta.ts';
const code = 'src/node/mdx/hast-code.ts';
const headings = 'src/node/mdx/hast-headings.ts';
const images = 'src/node/mdx/hast-images.ts';
const boxes = 'src/node/mdx/remark-admonitions.ts';
const copy = 'src/client/behaviours/copy-code.ts';

/** Faults in the content of pages: headings, code, boxes, pictures, links, tables and the API reference. */
export const contentMutants: readonly Mutant[] = [
  { rows: ['T-002'], file: 'src/node/content/frontmatter-schema.ts', find: 'const headingLevel = z.number().int().min(2).max(6);', replace: 'const headingLevel = z.number().int();', test: 'unit' },
  { rows: ['T-003'], file: headings, find: '        delete node.properties.id;\n', replace: '', test: 'unit' },
  { rows: ['T-004'], file: headings, find: '      node.properties.id = match[2];\n', replace: '', test: 'unit' },
  { rows: ['T-004'], file: headings, find: 'free = `${id}-${number}`;', replace: 'free = `${id}-${number}-${number}`;', test: 'unit' },
  { rows: ['K-001'], file: code, find: `...(meta.title === undefined ? [] : [h('figcaption', { className: ['code-title'] }, [meta.title])]),`, replace: '', test: 'unit' },
  { rows: ['K-001'], file: 'src/node/mdx/highlight.ts', find: `if (!loader) return code.split('\\n').map((text) => [{ text, className: '' }]);`, replace: 'if (!loader) throw new Error(`Unknown language ${name}.`);', test: 'unit' },
  { rows: ['K-002'], file: meta, find: 'for (let line = Number(from); line <= last; line += 1)', replace: 'for (let line = Number(from); line < last; line += 1)', test: 'unit' },
  { rows: ['K-002'], file: meta, find: '#|--|;+|%', replace: '#|%', test: 'unit' },
  { rows: ['K-002'], file: code, find: `meta.highlighted ? (meta.highlighted.has(index + 1) ? 'highlighted' : isDiff ? allMarks.get(index) : undefined) : allMarks.get(index)`, replace: `allMarks.get(index) ?? (meta.highlighted?.has(index + 1) ? 'highlighted' : undefined)`, test: 'unit' },
  { rows: ['K-003'], file: code, find: `meta.lineNumbers ? '' : undefined`, replace: 'undefined', test: 'unit' },
  { rows: ['K-004'], file: copy, find: `(code.textContent ?? '').replace(/\\n$/, '')`, replace: `code.textContent ?? ''`, test: 'unit' },
  { rows: ['K-004'], file: copy, find: `message: 'Copied'`, replace: `message: 'Done'`, test: 'unit' },
  { rows: ['K-005'], file: 'src/client/behaviours/wrap-code.ts', find: '  toggle.hidden = !isTooLong;\n', replace: '  toggle.hidden = false;\n', test: 'unit' },
  { rows: ['K-006'], file: 'src/client/behaviours/scrollable-regions.ts', find: '  box.tabIndex = 0;\n', replace: '', test: 'unit' },
  { rows: ['K-007'], file: copy, find: 'showFeedback(button, failed);', replace: 'showFeedback(button, copied);', test: 'unit' },
  { rows: ['K-008'], file: boxes, find: `warning: 'caution'`, replace: `warning: 'danger'`, test: 'unit' },
  { rows: ['K-008'], file: boxes, find: `drawAdmonition(node, kind ?? 'info');`, replace: 'if (kind) drawAdmonition(node, kind);', test: 'unit' },
  { rows: ['K-009'], file: 'src/node/mdx/raw-html.ts', find: 'if (!tagNames(node.value).every((name) => known.has(name)))', replace: `if (!tagNames(node.value).every((name) => known.has(name) && name !== 'details'))`, test: 'unit' },
  { rows: ['K-010'], file: images, find: 'context.result.problems.push(missingImage(src, positionOf(node, context), context));', replace: '', test: 'unit' },
  { rows: ['K-010'], file: images, find: '  Object.assign(node.properties, measure(node, content));\n', replace: '', test: 'unit' },
  { rows: ['K-011'], file: 'src/node/mdx/link-resolver.ts', find: `if (isOutside(file, services.contentDir)) return`, replace: `if (file === '') return`, test: 'unit' },
  { rows: ['K-011'], file: 'src/node/mdx/link-resolver.ts', find: `  if (byFile !== undefined) return { kind: 'page', url: withBase(baseUrl, byFile) };\n`, replace: '', test: 'unit' },
  { rows: ['K-012'], file: 'src/node/mdx/hast-tables.ts', find: `parent.children[index] = h('div', { className: ['table-scroll'] }, [node]);`, replace: '', test: 'unit' },
  { rows: ['K-013'], file: 'src/node/mdx/raw-html.ts', find: 'if (!tagNames(node.value).every((name) => known.has(name)))', replace: 'if (tagNames(node.value).length > 0)', test: 'unit' },
  { rows: ['T-017'], file: images, find: '  Object.assign(node.properties, measure(node, content));\n', replace: '', test: 'build' },
  { rows: ['K-015'], file: 'api-gen/model/build-pages.ts', find: 'label: name,', replace: 'label: `${kindTitles[category]}: ${name}`,', test: 'unit' },
  { rows: ['K-016'], file: 'api-gen/model/sections.ts', find: `  { title: 'Namespaces', kinds: ['namespace'] },\n`, replace: '', test: 'unit' },
  { rows: ['K-017'], file: 'api-gen/model/describe.ts', find: '    blocks,\n', replace: `    blocks: [...blocks, { tag: '@remarks', markdown: comment.summary.length === 0 ? '' : 'Thrown.' }],\n`, test: 'unit' },
  { rows: ['K-018'], file: 'api-gen/convert/source-files.ts', find: 'return /^[._]/.test(name) || ', replace: 'return /^[._]|V\\d/.test(name) || ', test: 'unit' },
  { rows: ['K-019'], file: 'api-gen/run/write-output.ts', find: '  for (const file of stale) rmSync(path.join(output, file));\n', replace: '', test: 'unit' },
  { rows: ['K-002'], file: meta, find: '    else open.delete(mark);\n', replace: '', test: 'unit' },
  { rows: ['K-004'], file: code, find: 'ariaLabel: `Copy code${name} to clipboard`', replace: 'ariaLabel: `Copy${name}`', test: 'unit' },
  { rows: ['K-004'], file: 'src/client/behaviours/show-feedback.ts', find: 'export const feedbackTime = 1000;', replace: 'export const feedbackTime = 5000;', test: 'unit' },
  { rows: ['K-005'], file: 'src/client/behaviours/wrap-code.ts', find: '  if (isTooLong && isWrapped) block', replace: '  if (isTooLong && !isWrapped) block', test: 'unit' },
  { rows: ['K-008'], file: boxes, find: 'kind[0]?.toUpperCase() + kind.slice(1)', replace: 'kind', test: 'unit' },
  { rows: ['K-008'], file: boxes, find: 'const title = label ? label.children : ', replace: 'const title = ', test: 'unit' },
  { rows: ['K-008'], file: 'src/node/mdx/preprocess.ts', find: "return directive ? `${directive[1]}[${directive[2]}]` : line;", replace: 'void directive;\n  return line;', test: 'unit' },
  { rows: ['K-010'], file: images, find: 'const inlineLimit = 10_000;', replace: 'const inlineLimit = 0;', test: 'unit' },
  { rows: ['K-010'], file: images, find: `  node.properties.loading = 'lazy';\n`, replace: '', test: 'unit' },
  { rows: ['K-011'], file: 'src/node/mdx/link-resolver.ts', find: 'return `${url}/tree/${branch}/${inRepository', replace: 'return `${url}/${inRepository', test: 'unit' },
  { rows: ['K-013'], file: 'src/node/mdx/plugins.ts', find: '  remarkGfm,\n  [', replace: '  [', test: 'unit' },
];
