import type { Mutant } from './mutant.ts';

const clicks = 'src/client/routes/link-clicks.ts';
const effects = 'src/client/routes/use-page-effects.ts';
const navigation = 'src/client/routes/use-page-navigation.ts';
const reload = 'src/client/routes/reload-once.ts';
const prefetch = 'src/client/routes/prefetch.ts';
const entry = 'src/client/entries/entry-client.tsx';

/** Faults in links, navigation, scrolling, focus and fetching ahead. */
export const navigationMutants: readonly Mutant[] = [
  { rows: ['L-022'], file: 'src/shared/paths.ts', find: '  if (path.startsWith(baseUrl)) return path;\n', replace: '', test: 'unit' },
  { rows: ['L-025'], file: prefetch, find: `['pointerover', 'focusin', 'touchstart']`, replace: `['focusin', 'touchstart']`, test: 'unit' },
  { rows: ['L-028'], file: prefetch, find: 'path === undefined || seen.has(path) ||', replace: 'path === undefined ||', test: 'unit' },
  { rows: ['R-011'], file: 'src/shared/paths.ts', find: `/\\/index(?:\\.html)?$/`, replace: `/\\/index$/`, test: 'browser' },
  { rows: ['R-012'], file: navigation, find: 'return page === null && shownAt.pathname === location.pathname;', replace: 'return true;', test: 'browser' },
  { rows: ['R-013', 'D-009'], file: effects, find: '    if (isNewPage) updateHead(headTags(data, config));\n', replace: '', test: 'browser' },
  { rows: ['R-016', 'T-011', 'T-015', 'T-016'], file: effects, find: '      else if (location.hash) scrollToHash(location.hash);\n', replace: '', test: 'browser' },
  { rows: ['R-019'], file: entry, find: 'baseUrl + window.location.search + window.location.hash);\n', replace: `baseUrl + window.location.search + window.location.hash);\nwindow.history.replaceState(window.history.state, '', window.location.pathname);\n`, test: 'browser' },
  { rows: ['T-011'], file: 'src/client/styles/base.css', find: '  scroll-padding-block: calc(var(--navbar-height) + var(--space-6)) var(--space-16);\n', replace: '', test: 'browser' },
  { rows: ['T-014'], file: 'src/client/routes/scroll.ts', find: 'if (!target) return;', replace: 'if (!target) throw new Error(`There is no ${hash}.`);', test: 'browser' },
  { rows: ['L-001'], file: 'src/client/routes/use-link-routing.ts', find: '      if (!target) return;\n', replace: '      if (!target || event.isTrusted) return;\n', test: 'browser' },
  { rows: ['L-001'], file: navigation, find: 'isSamePage ? { page: shown.page, location } : shown,', replace: 'isSamePage ? { page: shown.page, location } : { page: null, location },', test: 'browser' },
  { rows: ['L-002'], file: reload, find: '  window.location.assign(address);\n', replace: '', test: 'browser' },
  { rows: ['L-003'], file: reload, find: '  if (lastAddress === address && Date.now() - Number(lastTime) < guardTime) return false;\n', replace: '', test: 'browser' },
  { rows: ['L-009'], file: entry, find: 'if (isPrerendered) startTransition', replace: 'if (!root) startTransition', test: 'browser' },
  { rows: ['L-009', 'Z-004'], file: 'src/client/components/breakable-text.tsx', find: '{index > 0 && <wbr />}', replace: `{index > 0 && typeof window === 'undefined' && <wbr />}`, test: 'browser' },
  { rows: ['L-010'], file: effects, find: `      else if (moved || navigationType !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' });\n`, replace: '', test: 'browser' },
  { rows: ['L-011'], file: effects, find: `navigationType === 'POP' ? memory.current.positionOf(location.key) : undefined`, replace: 'undefined', test: 'browser' },
  { rows: ['L-012'], file: effects, find: `      if (moved && navigationType !== 'POP' && !location.hash) focusTop();\n`, replace: '', test: 'browser' },
  { rows: ['L-014'], file: 'src/client/layouts/doc-page.tsx', find: ' className="doc-main" tabIndex={-1}', replace: ' className="doc-main"', test: 'browser' },
  { rows: ['L-015'], file: 'src/client/styles/base.css', find: ':focus-visible {\n  outline: var(--ring-width) solid var(--color-focus);', replace: ':focus-visible {\n  outline: 1px solid var(--color-focus);', test: 'browser' },
  { rows: ['L-016'], file: clicks, find: '!event.metaKey && !event.ctrlKey && ', replace: '!event.metaKey && ', test: 'browser' },
  { rows: ['L-017'], file: clicks, find: `  if (anchor.target !== '' && anchor.target !== '_self') return null;\n`, replace: '', test: 'browser' },
  { rows: ['L-018'], file: 'src/node/mdx/hast-links.ts', find: `{ target: '_blank', rel: ['noopener', 'noreferrer'] }`, replace: `{ target: '_blank' }`, test: 'browser' },
  { rows: ['L-019'], file: clicks, find: 'const path = url.origin === window.location.origin ? withoutBase(baseUrl, url.pathname) : null;', replace: 'const path = withoutBase(baseUrl, url.pathname) ?? url.pathname;', test: 'browser' },
  { rows: ['L-020'], file: clicks, find: 'path === null || /\\.(?!html?$)[a-z\\d]+$/i.test(lastSegment(path)) ?', replace: 'path === null ?', test: 'browser' },
  { rows: ['L-023'], file: navigation, find: '      isCurrent = false;\n', replace: '', test: 'browser' },
  { rows: ['L-024'], file: prefetch, find: 'whenIdle(() => prefetch(target));', replace: 'void prefetch;', test: 'browser' },
  { rows: ['L-029'], file: prefetch, find: 'load(path).catch(() => undefined);', replace: 'void load(path);', test: 'browser' },
  { rows: ['L-030'], file: reload, find: '  if (!navigator.onLine) return false;\n', replace: '', test: 'browser' },
];
