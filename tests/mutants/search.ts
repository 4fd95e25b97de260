import type { Mutant } from './mutant.ts';

const parameters = 'src/shared/search/hosted/search-parameters.ts';
const address = 'src/client/search/address.ts';
const keys = 'src/shared/shortcuts.ts';
const box = 'src/client/search/search-box.tsx';
const markup = 'src/shared/search/hosted/marked-markup.ts';

/** Faults in the search. */
export const searchMutants: readonly Mutant[] = [
  { rows: ['S-003'], file: keys, find: '(pressed.ctrlKey || pressed.metaKey) !== mod', replace: 'pressed.ctrlKey !== mod', test: 'unit' },
  { rows: ['S-004'], file: keys, find: `(pressed.shiftKey === shift || !/[a-z0-9]/.test(key))`, replace: 'pressed.shiftKey === shift', test: 'unit' },
  { rows: ['S-012'], file: parameters, find: '`language:${language}`, [', replace: '[', test: 'unit' },
  { rows: ['S-012'], file: parameters, find: 'versions.active ?? versions.preferred ?? versions.last', replace: 'versions.preferred ?? versions.active ?? versions.last', test: 'unit' },
  { rows: ['S-013'], file: parameters, find: `, 'is_api:false']`, replace: ']', test: 'unit' },
  { rows: ['S-014'], file: parameters, find: `typeof configured === 'string' ? [configured] : configured`, replace: '[...configured]', test: 'unit' },
  { rows: ['S-015'], file: parameters, find: 'return isSmall ? 5 : 10;', replace: 'return isSmall ? 10 : 5;', test: 'unit' },
  { rows: ['S-016'], file: address, find: 'parsed.origin === origin || parsed.origin === new URL(url).origin', replace: 'parsed.origin === origin', test: 'unit' },
  { rows: ['S-017'], file: address, find: 'encodeURIComponent(query)', replace: 'query', test: 'unit' },
  { rows: ['S-018'], file: 'src/node/plugins/docsearch-plugin.ts', find: 'if (start < 0 || end < start) throw', replace: 'if (code === find) throw', test: 'unit' },
  { rows: ['S-020'], file: 'src/shared/search/search-engine.ts', find: 'const best = [...scores]', replace: `if (text.trim() === '') scores.set(documents[0] as SearchDocument, 1);\n    const best = [...scores]`, test: 'unit' },
  { rows: ['S-026'], file: 'src/client/search/version-select.tsx', find: ' || docs.versions.length < 2) return null;', replace: ') return null;', test: 'unit' },
  { rows: ['S-029'], file: markup, find: `.replaceAll('<', '&lt;')`, replace: '', test: 'unit' },
  { rows: ['S-032'], file: 'src/shared/search/hosted/wire.ts', find: `encodeURIComponent(typeof value === 'object' ? JSON.stringify(value) : String(value))`, replace: 'encodeURIComponent(String(value))', test: 'unit' },
  { rows: ['S-011'], file: 'src/client/search/hosted/hosted-client.ts', find: `'x-algolia-api-key': apiKey`, replace: `'x-algolia-api-key': appId`, test: 'unit' },
  { rows: ['S-024'], file: 'src/shared/head-tags.ts', find: `[named('robots', 'noindex, follow')]`, replace: '[]', test: 'unit' },
  { rows: ['S-001'], file: 'src/client/styles/search.css', find: '  .DocSearch-Button-Keys {\n    display: none;\n  }\n', replace: '', test: 'browser' },
  { rows: ['S-002'], file: box, find: '      onPointerEnter={onNear}\n', replace: '', test: 'browser' },
  { rows: ['S-005'], file: 'src/client/search/search-modal.tsx', find: 'initialScrollY={window.scrollY}', replace: 'initialScrollY={0}', test: 'browser' },
  { rows: ['S-006'], file: 'src/client/search/use-dialog.ts', find: 'const longestQuery = 64;', replace: 'const longestQuery = 512;', test: 'browser' },
  { rows: ['S-007'], file: 'src/client/search/use-modal-texts.ts', find: `'to navigate'`, replace: `'to move'`, test: 'browser' },
  { rows: ['S-008'], file: box, find: '    setTimeout(() => button.current?.focus({ preventScroll: true }));\n', replace: '', test: 'browser' },
  { rows: ['S-009'], file: box, find: 'onOpen(event.key);', replace: 'onOpen();', test: 'browser' },
  { rows: ['S-010'], file: 'src/client/search/search-modal.tsx', find: `search.hosted?.indexName ?? 'cursorless'`, replace: `search.hosted?.indexName ?? 'docs'`, test: 'browser' },
  { rows: ['S-019'], file: 'src/client/search/search-modal.tsx', find: 'search.reportUrl === undefined ? undefined', replace: 'search.reportUrl !== undefined ? undefined', test: 'browser' },
  { rows: ['S-021'], file: 'src/client/search/search-page.tsx', find: '    document.title = `${heading} ${titleDelimiter} ${title}`;\n', replace: '', test: 'browser' },
  { rows: ['S-022'], file: 'src/client/search/use-query-parameter.ts', find: '{ replace: true, preventScrollReset: true }', replace: '{ preventScrollReset: true }', test: 'browser' },
  { rows: ['S-023'], file: 'src/client/search/use-page-results.ts', find: 'const pageSize = 15;', replace: 'const pageSize = 20;', test: 'browser' },
  { rows: ['S-025'], file: 'src/client/search/search-form.tsx', find: '  useEffect(() => field.current?.focus({ preventScroll: true }), []);\n', replace: '', test: 'browser' },
  { rows: ['S-012'], file: parameters, find: `['docusaurus_tag:default', ...tags`, replace: `[...tags`, test: 'unit' },
  { rows: ['S-013'], file: parameters, find: `export const defaultSection = 'Documentation';`, replace: `export const defaultSection = 'Docs';`, test: 'unit' },
  { rows: ['S-014'], file: parameters, find: 'return isContextual ? [', replace: 'return language ? [', test: 'unit' },
  { rows: ['S-016'], file: address, find: 'path + parsed.search + parsed.hash', replace: 'path + parsed.search', test: 'unit' },
  { rows: ['S-016'], file: address, find: `if (externalUrlRegex && new RegExp`, replace: `if (!externalUrlRegex && new RegExp`, test: 'unit' },
  { rows: ['S-018'], file: 'src/client/search/hosted/hosted-client.ts', find: `const unreachable = 'RetryError';`, replace: `const unreachable = 'Error';`, test: 'unit' },
  { rows: ['S-029'], file: markup, find: '    } else text += decodeEntities(piece);', replace: '    } else text += piece.replace(/<[^>]*>/g, decodeEntities(piece));', test: 'unit' },
];
