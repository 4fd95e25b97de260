import type { Mutant } from './mutant.ts';

const tree = 'src/shared/sidebar-tree.ts';
const category = 'src/client/components/sidebar/sidebar-category.tsx';
const state = 'src/client/components/sidebar/sidebar-state.ts';
const collapsible = 'src/client/components/sidebar/collapsible.tsx';
const crumbs = 'src/shared/breadcrumbs.ts';
const trail = 'src/client/components/page/breadcrumbs.tsx';
const actions = 'src/client/components/page/page-actions.tsx';

/** Faults in sidebars, breadcrumbs, pager and the end of the page. */
export const structureMutants: readonly Mutant[] = [
  { rows: ['P-004'], file: tree, find: 'if (positionA !== positionB) return positionA - positionB;', replace: '', test: 'unit' },
  { rows: ['P-004'], file: tree, find: 'return a.name < b.name ? -1 : a.name > b.name ? 1 : 0;', replace: 'return a.name.localeCompare(b.name);', test: 'unit' },
  { rows: ['P-005'], file: tree, find: 'if (page.id !== ownPageId) rows.push', replace: 'rows.push', test: 'unit' },
  { rows: ['P-006'], file: tree, find: 'label: metadata.label ?? link?.label ?? plain.name', replace: 'label: metadata.label ?? link?.label ?? current', test: 'unit' },
  { rows: ['P-007'], file: state, find: 'expanded: new Set([...state.expanded, ...view.activeTrail])', replace: 'expanded: state.expanded', test: 'unit' },
  { rows: ['P-008'], file: category, find: 'autoCollapseCategories ? siblings', replace: 'siblings.length > 0 ? siblings', test: 'unit' },
  { rows: ['P-009'], file: 'src/client/components/sidebar/doc-sidebar.tsx', find: '{sidebar.hideable && (', replace: '{(', test: 'unit' },
  { rows: ['P-010'], file: category, find: 'setOpen(path === undefined ? !isOpen : true);', replace: 'setOpen(!isOpen);', test: 'unit' },
  { rows: ['P-010'], file: category, find: `"Toggle the collapsible sidebar category '{label}'"`, replace: `"Toggle '{label}'"`, test: 'unit' },
  { rows: ['P-011'], file: category, find: '    if (path === undefined) event.preventDefault();\n', replace: '', test: 'unit' },
  { rows: ['P-012'], file: category, find: `        aria-expanded={isOpen}\n        aria-current`, replace: '        aria-current', test: 'unit' },
  { rows: ['P-013'], file: category, find: 'aria-label={name} aria-expanded={isOpen}', replace: 'aria-label={name}', test: 'unit' },
  { rows: ['P-014'], file: state, find: 'expanded: new Set([...state.expanded, ...view.activeTrail])', replace: 'expanded: new Set(view.activeTrail)', test: 'unit' },
  { rows: ['P-015'], file: 'src/client/components/sidebar/collapse-duration.ts', find: 'Math.round(136 + 9.85 * Math.sqrt(height))', replace: 'Math.round(height / 2)', test: 'unit' },
  { rows: ['P-016'], file: collapsible, find: 'if (from.isOpen === isOpen || !element) return;', replace: 'if (!element) return;', test: 'unit' },
  { rows: ['P-017'], file: collapsible, find: '  if (!wasOpen) return null;\n', replace: '', test: 'unit' },
  { rows: ['P-018'], file: collapsible, find: ` && !window.matchMedia('(prefers-reduced-motion: reduce)').matches`, replace: '', test: 'unit' },
  { rows: ['P-019'], file: collapsible, find: '      animation.cancel();\n', replace: '', test: 'unit' },
  { rows: ['P-020'], file: category, find: 'withBase(baseUrl, path ?? firstPath)', replace: `withBase(baseUrl, path ?? '#')`, test: 'unit' },
  { rows: ['P-021'], file: 'src/client/components/sidebar/sidebar.tsx', find: '<NamedSidebar key={view.name} view', replace: '<NamedSidebar view', test: 'unit' },
  { rows: ['P-021'], file: 'src/client/layouts/doc-page.tsx', find: '{page.sidebar && <DocSidebar', replace: '{<DocSidebar', test: 'unit' },
  { rows: ['P-022'], file: trail, find: `message: 'Home page'`, replace: `message: 'Home'`, test: 'unit' },
  { rows: ['P-022'], file: crumbs, find: '[...categories, { label: page.label }]', replace: '[...categories, { label: page.label, path: page.path }]', test: 'unit' },
  { rows: ['P-023'], file: crumbs, find: '{ label } : { label, path }', replace: '{ label } : { label }', test: 'unit' },
  { rows: ['P-024'], file: crumbs, find: 'return isOwnPage ? categories : [', replace: 'return isOwnPage ? [...categories, { label: page.label }] : [', test: 'unit' },
  { rows: ['P-025'], file: trail, find: 'crumb.path === undefined ? position : ++position', replace: '++position', test: 'unit' },
  { rows: ['P-026'], file: trail, find: 'if (!breadcrumbs || trail.length === 0)', replace: 'if (trail.length === 0)', test: 'unit' },
  { rows: ['P-027'], file: tree, find: 'return [...own, ...flattenSidebar(item.items, below)];', replace: 'return [...flattenSidebar(item.items, below), ...own];', test: 'unit' },
  { rows: ['P-028'], file: 'src/client/components/page/pager.tsx', find: '{next && (', replace: '{next && previous && (', test: 'unit' },
  { rows: ['P-029'], file: actions, find: ' target="_blank" rel="noopener noreferrer"', replace: '', test: 'unit' },
  { rows: ['P-030'], file: 'src/client/components/page/last-updated.tsx', find: 'if (!date && !author) return null;', replace: 'if (!date || !author) return null;', test: 'unit' },
  { rows: ['P-031'], file: 'src/client/components/page/back-to-top-state.ts', find: 'y < backToTopThreshold || ', replace: '', test: 'unit' },
  { rows: ['P-031'], file: 'src/client/components/page/back-to-top-state.ts', find: 'if (isJump || ', replace: 'if (', test: 'unit' },
  { rows: ['P-032'], file: 'src/client/components/sidebar/sidebar-items.tsx', find: 'dangerouslySetInnerHTML={{ __html: item.html }} />', replace: '>{item.html}</li>', test: 'unit' },
  { rows: ['P-032'], file: 'src/client/components/sidebar/sidebar-items.tsx', find: ' target="_blank" rel="noopener noreferrer"', replace: '', test: 'unit' },
  { rows: ['P-033'], file: 'src/shared/sidebar-view.ts', find: 'return windowAround(items, current).map(', replace: 'return items.slice(Math.min(0, current)).map(', test: 'unit' },
  { rows: ['P-034'], file: 'src/client/components/sidebar/use-scroll-to-current.ts', find: 'if (offset !== 0) box.scrollTop += offset;', replace: 'void offset;', test: 'unit' },
  { rows: ['P-002', 'P-003'], file: tree, find: 'a.name < b.name ? -1 : a.name > b.name ? 1 : 0', replace: 'a.name < b.name ? 1 : a.name > b.name ? -1 : 0', test: 'build' },
  { rows: ['P-010'], file: category, find: 'onClick={() => setOpen(!isOpen)} />', replace: 'onClick={() => setOpen(true)} />', test: 'unit' },
  { rows: ['P-012'], file: 'src/client/components/sidebar/sidebar-items.tsx', find: `item.path === currentPath ? 'page' : undefined`, replace: `item.path === currentPath ? 'true' : undefined`, test: 'unit' },
  { rows: ['P-017'], file: collapsible, find: ' hidden={!isOpen && !shown.isClosing}', replace: '', test: 'unit' },
  { rows: ['P-020'], file: 'src/shared/sidebar-view.ts', find: 'path === undefined ? firstPath(items) : undefined', replace: 'undefined', test: 'unit' },
  { rows: ['P-022'], file: trail, find: 'className="breadcrumb-home" href={baseUrl}', replace: 'className="breadcrumb-home" href="/"', test: 'unit' },
  { rows: ['P-022'], file: trail, find: `message: 'Breadcrumbs'`, replace: `message: 'Trail'`, test: 'unit' },
  { rows: ['P-025'], file: trail, find: ' itemProp="item"', replace: '', test: 'unit' },
  { rows: ['P-027'], file: 'src/client/components/page/pager.tsx', find: `message: 'Docs pages navigation'`, replace: `message: 'Pages'`, test: 'unit' },
  { rows: ['P-027'], file: 'src/client/components/page/pager.tsx', find: '<Translate id="pager.previous">Previous</Translate>', replace: '<Translate id="pager.previous">Back</Translate>', test: 'unit' },
  { rows: ['P-030'], file: 'src/node/site/last-changes.ts', find: ' && !changes.has(path.join(top, line))', replace: '', test: 'unit' },
  { rows: ['P-030'], file: 'src/client/components/page/last-updated.tsx', find: '<time dateTime={date}>', replace: '<time>', test: 'unit' },
  { rows: ['P-031'], file: 'src/client/components/page/back-to-top-state.ts', find: ' || y > state.y)', replace: ')', test: 'unit' },
  { rows: ['P-031'], file: 'src/client/components/page/back-to-top.tsx', find: 'window.scrollTo({ top: 0,', replace: 'window.scrollTo({ top: 300,', test: 'unit' },
  { rows: ['P-032'], file: 'src/client/components/sidebar/sidebar-items.tsx', find: 'className="sidebar-link external-link"', replace: 'className="sidebar-link"', test: 'unit' },
  { rows: ['P-033'], file: 'src/shared/sidebar-view.ts', find: 'items.length < tree.length ? urlOf(tree) : undefined', replace: 'undefined', test: 'unit' },
  { rows: ['P-033'], file: 'src/client/components/sidebar/filter-items.ts', find: 'words.every((word) => label.toLowerCase().includes(word))', replace: 'words.some((word) => label.includes(word))', test: 'unit' },
];
