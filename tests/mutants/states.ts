import type { Mutant } from './mutant.ts';

const banner = 'src/shared/base-url-banner.ts';
const tabs = 'src/client/mdx/tabs.tsx';
const options = 'src/client/mdx/tab-options.ts';
const choice = 'src/client/hooks/use-tab-choice.ts';
const version = 'src/client/components/version-banner.tsx';
const preferred = 'src/client/hooks/use-preferred-version.ts';
const storage = 'src/client/store/safe-storage.ts';
const progress = 'src/client/hooks/use-delayed-progress.ts';

/** Faults in loading, errors, versions, tabs and storage. */
export const stateMutants: readonly Mutant[] = [
  { rows: ['L-004'], file: progress, find: 'export const progressDelay = 200;', replace: 'export const progressDelay = 20;', test: 'unit' },
  { rows: ['L-005'], file: 'src/client/styles/states.css', find: 'block-size: 2px;\n  background: var(--color-accent);', replace: 'block-size: 4px;\n  background: var(--color-accent);', test: 'unit' },
  { rows: ['L-006'], file: 'src/client/styles/states.css', find: 'max-inline-size: 50%', replace: 'max-inline-size: 80%', test: 'unit' },
  { rows: ['L-006'], file: 'src/client/components/page-loading.tsx', find: ' onClick={onRetry}', replace: '', test: 'unit' },
  { rows: ['L-007'], file: 'src/client/components/page-loading.tsx', find: 'return isLate ? <Spinner /> : null;', replace: 'return <Spinner />;', test: 'unit' },
  { rows: ['L-008'], file: 'src/client/routes/page-module.ts', find: 'throw new Error(`The page module at ${path} has no default export.`)', replace: `throw new Error('The page could not be shown.')`, test: 'unit' },
  { rows: ['L-013'], file: 'src/client/components/skip-link.tsx', find: '  event.preventDefault();\n', replace: '', test: 'unit' },
  { rows: ['L-026'], file: 'src/client/routes/prefetch.ts', find: '!connection?.saveData && ', replace: '', test: 'unit' },
  { rows: ['L-027'], file: 'src/client/routes/prefetch.ts', find: `!connection?.saveData && !connection?.effectiveType?.includes('2g')`, replace: `!connection?.saveData && connection?.effectiveType === '4g'`, test: 'unit' },
  { rows: ['E-001'], file: 'src/client/components/crash-notice.tsx', find: `<p className="error-text">{error.message}</p>`, replace: '', test: 'unit' },
  { rows: ['E-002'], file: 'src/client/components/error-boundary.tsx', find: 'this.setState({ error: null });', replace: 'void this;', test: 'unit' },
  { rows: ['E-003'], file: 'src/client/layouts/page-error-boundary.tsx', find: `    document.title = 'Page error';\n`, replace: '', test: 'unit' },
  { rows: ['E-004'], file: 'src/client/components/error-boundary.tsx', find: '{ error: null, resetKey }', replace: '{ error: state.error, resetKey }', test: 'unit' },
  { rows: ['E-005'], file: 'src/client/components/crash-notice.tsx', find: `<p className="error-text">{error.message}</p>`, replace: `<p className="error-text" dangerouslySetInnerHTML={{ __html: error.message }} />`, test: 'unit' },
  { rows: ['E-006'], file: banner, find: `border:4px solid red`, replace: `border:4px solid grey`, test: 'unit' },
  { rows: ['E-007'], file: banner, find: `    'if(p.slice(-1)!=="/")p+="/";',\n`, replace: '', test: 'unit' },
  { rows: ['E-008'], file: banner, find: '    `if(d.documentElement.hasAttribute(${scriptLiteral(appStartedAttribute)}))return;`,\n', replace: '', test: 'unit' },
  { rows: ['E-009'], file: banner, find: '  if (!baseUrlIssueBanner) return null;\n', replace: '', test: 'unit' },
  { rows: ['E-011'], file: banner, find: 'l.textContent=t', replace: 'l.innerHTML=t', test: 'unit' },
  { rows: ['E-012'], file: 'src/client/page-data/create-required-context.tsx', find: '${hookName} was called outside <${providerName}>. Draw the component inside that provider.', replace: 'A provider is missing.', test: 'unit' },
  { rows: ['E-013'], file: 'src/client/page-data/use-plugin-data.ts', find: 'if (found !== undefined || !failfast) return found;', replace: 'if (name) return found;', test: 'unit' },
  { rows: ['E-014'], file: 'src/client/mdx/find-category.ts', find: 'The sidebar of this page has no category with the id "${id}".', replace: 'The sidebar of this page has no such category.', test: 'unit' },
  { rows: ['V-001'], file: version, find: `if (!version || !latest || version.banner === 'none') return null;`, replace: 'if (!version || !latest) return null;', test: 'unit' },
  { rows: ['V-002'], file: version, find: 'if (!version?.badge) return null;', replace: 'if (!version || version.badge) return null;', test: 'unit' },
  { rows: ['V-003'], file: version, find: ` onClick={() => savePreferred(latest.name)}`, replace: '', test: 'unit' },
  { rows: ['V-003'], file: 'src/shared/navbar/versions.ts', find: 'return versionPaths[version.name] ?? version.path;', replace: 'return version.path;', test: 'unit' },
  { rows: ['V-004', 'V-008'], file: 'src/shared/storage-keys.ts', find: 'docs-preferred-version-${pluginId}', replace: 'docs-preferred-version', test: 'unit' },
  { rows: ['V-005'], file: preferred, find: 'if (isMissing) safeStorage.remove(preferredVersionKey(docs.pluginId));', replace: 'void isMissing;', test: 'unit' },
  { rows: ['V-006'], file: preferred, find: 'if (isKept) safeStorage.set(key, name);', replace: 'safeStorage.set(key, name);', test: 'unit' },
  { rows: ['V-007', 'Z-001'], file: storage, find: `attempt((storage) => storage.getItem(key), () => null)`, replace: 'open().getItem(key)', test: 'unit' },
  { rows: ['B-001'], file: options, find: '(options.find(({ isDefault }) => isDefault) ?? options[0])', replace: 'options[0]', test: 'unit' },
  { rows: ['B-001'], file: 'src/shared/storage-keys.ts', find: 'docusaurus.tab.${groupId}', replace: 'tab.${groupId}', test: 'unit' },
  { rows: ['B-002'], file: choice, find: `    document.dispatchEvent(new CustomEvent<TabChoice>(choiceEvent, { detail: { groupId, value: next } }));\n`, replace: '', test: 'unit' },
  { rows: ['B-003'], file: choice, find: 'chosen !== null && isKnown(chosen) && setValue(chosen)', replace: 'chosen !== null && setValue(chosen)', test: 'unit' },
  { rows: ['B-004'], file: choice, find: `    setValue(next);\n    if (groupId === undefined) return;\n    safeStorage.set(tabGroupKey(groupId), next);`, replace: `    setValue(next);\n    safeStorage.set(tabGroupKey(groupId ?? ''), next);\n    if (groupId === undefined) return;`, test: 'unit' },
  { rows: ['B-005'], file: tabs, find: '    keepPosition(tab);\n', replace: '    void [tab, keepPosition];\n', test: 'unit' },
  { rows: ['B-006'], file: tabs, find: 'tabIndex={value === stop ? 0 : -1}', replace: 'tabIndex={0}', test: 'unit' },
  { rows: ['B-007'], file: tabs, find: '(index + (key === forward ? 1 : -1) + count) % count', replace: 'index + (key === forward ? 1 : -1)', test: 'unit' },
  { rows: ['B-008'], file: options, find: 'if (repeated) throw', replace: 'if (!repeated) return;\n  if (options.length === 0) throw', test: 'unit' },
  { rows: ['B-009'], file: storage, find: 'attempt(action, () => void refused.set(key, value));', replace: 'action(open());', test: 'unit' },
  { rows: ['B-010'], file: choice, find: 'useState(initial)', replace: `useState(() => (groupId === undefined ? null : safeStorage.get(tabGroupKey(groupId))) ?? initial)`, test: 'unit' },
  { rows: ['B-011'], file: tabs, find: '          aria-controls={`${id}-panel-${value}`}\n', replace: '', test: 'unit' },
  { rows: ['Z-001'], file: storage, find: '      warned = true;\n', replace: '', test: 'unit' },
  { rows: ['Z-002'], file: storage, find: `if (typeof window !== 'undefined') return;`, replace: `if (typeof window === 'undefined' || key) return;`, test: 'unit' },
  { rows: ['Z-008'], file: 'src/client/styles/sidebar.css', find: '  margin-inline-start: var(--space-3);\n  padding-inline-start: var(--space-2);', replace: '  margin-left: var(--space-3);\n  padding-left: var(--space-2);', test: 'unit' },
  { rows: ['Z-011'], file: 'src/client/styles/base.css', find: 'scroll-behavior: auto !important', replace: 'scroll-behavior: smooth', test: 'unit' },
  { rows: ['Z-011'], file: 'src/client/components/page/back-to-top.tsx', find: `isCalm ? 'auto' : 'smooth'`, replace: `isCalm ? 'smooth' : 'smooth'`, test: 'unit' },
  { rows: ['Z-012'], file: 'src/client/styles/print.css', find: '  .navbar,\n', replace: '', test: 'unit' },
  { rows: ['E-010', 'Z-010'], file: 'src/node/prerender/prerender.ts', find: `data.path === '/' ? baseUrlBannerScript(config) : null`, replace: 'baseUrlBannerScript(config)', test: 'browser' },
  { rows: ['Z-003'], file: 'src/client/components/sidebar/sidebar-category.tsx', find: 'path ?? firstPath', replace: `path ?? '#'`, test: 'browser' },
  { rows: ['Z-006'], file: 'src/client/components/page/breadcrumbs.tsx', find: ` aria-label={translate({ id: 'breadcrumbs.home', message: 'Home page' })}`, replace: '', test: 'browser' },
  { rows: ['Z-007'], file: 'src/client/styles/layout.css', find: '  flex: 1;\n  grid-template-columns: minmax(0, 1fr);', replace: '  flex: 1;\n  grid-template-columns: minmax(600px, 1fr);', test: 'browser' },
  { rows: ['Z-014'], file: 'src/client/layouts/site-layout.tsx', find: '      <SkipLink />\n', replace: '      <SkipLink />\n      <iframe title="Editor" src="about:blank" />\n', test: 'browser' },
  { rows: ['Z-009'], file: 'src/node/site/page-cache.ts', find: '.every(([dependency, hash]) => hashFile(dependency) === hash)', replace: '.every(([dependency]) => existsSync(dependency))', test: 'unit' },
];
