import type { Mutant } from './mutant.ts';

const resolver = 'src/shared/navbar/resolve-navbar-items.ts';
const link = 'src/shared/navbar/resolve-link.ts';
const active = 'src/shared/navbar/is-active.ts';
const targets = 'src/shared/navbar/doc-targets.ts';
const view = 'src/shared/navbar/view-item.ts';
const dropdown = 'src/client/components/navbar/use-dropdown.ts';
const trigger = 'src/client/components/navbar/navbar-dropdown.tsx';
const bar = 'src/client/components/navbar/navbar.tsx';
const item = 'src/client/components/navbar/navbar-item.tsx';

/** Faults in the navbar and its items. */
export const navbarMutants: readonly Mutant[] = [
  { rows: ['N-001'], file: 'src/client/components/navbar/navbar-brand.tsx', find: `{title !== undefined && <span className="navbar-title">{title}</span>}`, replace: '', test: 'unit' },
  { rows: ['N-003'], file: active, find: 'return target.sidebar !== null && target.sidebar === place.sidebar;', replace: 'return false;', test: 'unit' },
  { rows: ['N-005', 'G-004'], file: resolver, find: '(item.to === undefined) === (item.href === undefined)', replace: 'item.to === undefined && item.href === undefined', test: 'unit' },
  { rows: ['N-006'], file: active, find: `new RegExp(link.activeBaseRegex, 'i')`, replace: 'new RegExp(link.activeBaseRegex)', test: 'unit' },
  { rows: ['N-006'], file: active, find: 'place.path.startsWith(`/${link.activeBasePath', replace: 'place.path.endsWith(`/${link.activeBasePath', test: 'unit' },
  { rows: ['N-007'], file: link, find: 'prependBaseUrlToHref ? withBase(baseUrl, written) : written', replace: 'written', test: 'unit' },
  { rows: ['N-007'], file: 'src/client/components/navbar/navbar-link.tsx', find: '{opensNewTab(href) && <ExternalIcon />}', replace: '', test: 'unit' },
  { rows: ['N-008'], file: link, find: '...target.attributes, ...readAttributes(input)', replace: '...target.attributes', test: 'unit' },
  { rows: ['N-008'], file: resolver, find: `item.position === 'right' ? 'right' : 'left'`, replace: `item.position === 'left' ? 'left' : 'right'`, test: 'unit' },
  { rows: ['N-009'], file: resolver, find: 'if (item.items.some(isMenu)) return', replace: 'if (item.items.length === 0) return', test: 'unit' },
  { rows: ['N-009'], file: resolver, find: `'items' in item ? resolveDropdown(item as DropdownNavbarItem, context, errors) : resolveDefault(item, context, errors)`, replace: 'resolveDefault(item, context, errors)', test: 'unit' },
  { rows: ['N-010'], file: bar, find: '{!hasSearchItem && <NavbarItem', replace: '{<NavbarItem', test: 'unit' },
  { rows: ['N-010'], file: 'src/client/components/mobile-sidebar/mobile-navbar-items.tsx', find: `    case 'search':\n      return null;`, replace: `    case 'search':\n      return <li><button type="button">Search</button></li>;`, test: 'unit' },
  { rows: ['N-011'], file: item, find: 'dangerouslySetInnerHTML={{ __html: view.html }} />', replace: '>{view.html}</li>', test: 'unit' },
  { rows: ['N-012'], file: 'src/shared/navbar/versions.ts', find: '...byName(active), ...byName(preferred), ...latest', replace: '...byName(active), ...latest, ...byName(preferred)', test: 'unit' },
  { rows: ['N-012'], file: targets, find: '{ docId, label = docId }', replace: `{ docId, label = '' }`, test: 'unit' },
  { rows: ['N-013', 'G-005'], file: targets, find: 'version.docs.map(({ id }) => id)', replace: '[]', test: 'unit' },
  { rows: ['N-013'], file: targets, find: 'const isDraft = versions.some((version) => version.draftIds.includes(docId));', replace: 'const isDraft = false;', test: 'unit' },
  { rows: ['N-014'], file: targets, find: 'label: label ?? link.label', replace: 'label: label ?? sidebarId', test: 'unit' },
  { rows: ['N-015', 'G-005'], file: targets, find: `const reason = exists ? 'which has no link to point to' : `, replace: 'const reason = ', test: 'unit' },
  { rows: ['N-016'], file: view, find: 'label: item.label ?? version.label, path: version.path', replace: 'label: version.label, path: version.path', test: 'unit' },
  { rows: ['N-017'], file: view, find: '      path: pathInVersion(version, versionPaths),\n', replace: '      path: version.path,\n', test: 'unit' },
  { rows: ['N-017', 'V-004'], file: 'src/client/components/navbar/navbar-link.tsx', find: 'savesVersion === undefined ? undefined : () => savePreferred(savesVersion)', replace: 'undefined', test: 'unit' },
  { rows: ['N-017'], file: view, find: 'if (items.length <= 1)', replace: 'if (items.length === 0)', test: 'unit' },
  { rows: ['N-018'], file: view, find: '...(item.activeClassDisabled && { active: false })', replace: '', test: 'unit' },
  { rows: ['N-019'], file: 'src/shared/navbar/locale-path.ts', find: `return root + folder(locale) + path.replace(/^\\//, '');`, replace: 'return root + folder(locale);', test: 'unit' },
  { rows: ['N-019'], file: view, find: `, [fullLoadAttribute]: '' }`, replace: ' }', test: 'unit' },
  { rows: ['N-020'], file: view, find: `message: 'Languages'`, replace: `message: 'Language'`, test: 'unit' },
  { rows: ['N-021', 'G-004'], file: resolver, find: 'There is no navbar component for the type "${String((item as NavbarItem).type)}".', replace: 'There is no navbar component for an item.', test: 'unit' },
  { rows: ['N-022'], file: resolver, find: 'properties: item }', replace: 'properties: {} }', test: 'unit' },
  { rows: ['N-022'], file: item, find: `<CustomItem view={view} mobile={false} />`, replace: 'null', test: 'unit' },
  { rows: ['N-023', 'N-028'], file: dropdown, find: `if (event.key !== 'Enter' && event.key !== ' ') return;`, replace: 'return;', test: 'unit' },
  { rows: ['N-024'], file: dropdown, find: `    document.addEventListener('pointerdown', onPress);\n`, replace: '', test: 'unit' },
  { rows: ['N-025', 'N-029', 'N-030'], file: dropdown, find: 'if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);', replace: 'void event;', test: 'unit' },
  { rows: ['N-026'], file: trigger, find: `        aria-haspopup="true"\n        aria-expanded={dropdown.isOpen}\n        aria-controls={listId}\n        onKeyDown`, replace: `        aria-haspopup="true"\n        aria-controls={listId}\n        onKeyDown`, test: 'unit' },
  { rows: ['N-027'], file: trigger, find: '        onKeyDown={dropdown.onTriggerKeyDown}\n', replace: '        onKeyDown={dropdown.onTriggerKeyDown}\n        onClick={(event) => event.preventDefault()}\n', test: 'unit' },
  { rows: ['N-028'], file: dropdown, find: `if (event.key !== 'Escape') return;`, replace: 'return;', test: 'unit' },
  { rows: ['N-032'], file: 'src/client/components/mobile-sidebar/mobile-navbar-items.tsx', find: 'useState(view.active)', replace: 'useState(false)', test: 'unit' },
  { rows: ['N-032'], file: view, find: `menu.active ?? ((menu.link?.active ?? false) || menu.items.some((item) => 'active' in item && item.active))`, replace: 'menu.active ?? menu.link?.active ?? false', test: 'unit' },
  { rows: ['N-033'], file: 'src/client/components/logo.tsx', find: `{picture(srcDark, 'logo dark-only')}`, replace: `{picture(src, 'logo dark-only')}`, test: 'unit' },
  { rows: ['N-033'], file: 'src/client/components/navbar/navbar-brand.tsx', find: `title === undefined ? siteTitle : ''`, replace: 'siteTitle', test: 'unit' },
  { rows: ['L-021'], file: link, find: `attributes: { [fullLoadAttribute]: '' }`, replace: 'attributes: {}', test: 'unit' },
  { rows: ['N-002'], file: 'src/site.config.ts', find: `docId: 'contributing/CONTRIBUTING'`, replace: `docId: 'contributing/guidelines'`, test: 'browser' },
  { rows: ['N-031'], file: 'src/client/styles/navbar.css', find: '.navbar-end .dropdown-menu {\n  inset-inline: auto 0;\n}', replace: '', test: 'browser' },
];
