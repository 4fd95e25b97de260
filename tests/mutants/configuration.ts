import type { Mutant } from './mutant.ts';

const schema = 'src/node/config/config-schema.ts';
const load = 'src/node/config/load-config.ts';
const text = 'src/shared/i18n/translate.ts';
const element = 'src/client/components/translate.tsx';
const plural = 'src/shared/i18n/plural.ts';

/** Faults in the checks of the configuration, and in translation. */
export const configurationMutants: readonly Mutant[] = [
  { rows: ['G-001'], file: schema, find: `.regex(/\\/$/, 'must end with a slash')`, replace: '', test: 'unit' },
  { rows: ['G-001'], file: load, find: `if (!url || url.pathname === '/') return [];`, replace: 'if (url) return [];\n  if (!url) return [];', test: 'unit' },
  { rows: ['G-002'], file: load, find: 'Put a field of your own under "customFields".', replace: 'Take it out.', test: 'unit' },
  { rows: ['G-003'], file: load, find: '(result.error?.issues ?? []).flatMap', replace: '(result.error?.issues.slice(0, 1) ?? []).flatMap', test: 'unit' },
  { rows: ['G-004'], file: schema, find: `if (nested && (type === 'dropdown' || type.endsWith('Dropdown')))`, replace: `if (nested && type.endsWith('Dropdown'))`, test: 'unit' },
  { rows: ['G-005'], file: schema, find: `if (type === 'doc' && typeof item.docId !== 'string') add('a doc item needs a "docId"', []);`, replace: '', test: 'unit' },
  { rows: ['G-006'], file: load, find: '`Use ${moved} instead.`', replace: `'Take it out.'`, test: 'unit' },
  { rows: ['G-007', 'F-001'], file: schema, find: 'columns.length > 0 && columns.length < links.length', replace: 'columns.length > links.length', test: 'unit' },
  { rows: ['G-007', 'A-012'], file: schema, find: `content: z.string().min(1, 'is required')`, replace: 'content: z.string().optional()', test: 'unit' },
  { rows: ['G-007', 'C-016'], file: schema, find: `const colorMode = z.enum(['light', 'dark']);`, replace: 'const colorMode = z.string();', test: 'unit' },
  { rows: ['G-007', 'F-004'], file: schema, find: `if (targets !== 1)`, replace: 'if (targets > 1)', test: 'unit' },
  { rows: ['G-008'], file: 'src/node/config/default-config.ts', find: `titleDelimiter: '|'`, replace: `titleDelimiter: '-'`, test: 'unit' },
  { rows: ['G-009'], file: 'src/node/config/default-config.ts', find: `baseUrl: '/',`, replace: `baseUrl: '/docs/',`, test: 'unit' },
  { rows: ['G-009'], file: 'src/site.config.ts', find: 'Structural voice coding at the speed of thought', replace: 'Voice coding', test: 'unit' },
  { rows: ['G-010'], file: text, find: `if (key === undefined) throw new Error('A translation needs an id or a message, and this one has neither.');`, replace: `if (key === undefined) return '';`, test: 'unit' },
  { rows: ['G-010'], file: text, find: '?? message ?? key', replace: `?? message ?? ''`, test: 'unit' },
  { rows: ['G-011'], file: element, find: `children !== undefined && typeof children !== 'string'`, replace: 'children === null', test: 'unit' },
  { rows: ['G-012'], file: 'src/shared/i18n/interpolate.ts', find: 'if (!Object.hasOwn(values, name)) continue;', replace: 'if (!values[name]) continue;', test: 'unit' },
  { rows: ['G-013'], file: plural, find: 'forms[Math.min(index, forms.length - 1)]', replace: 'forms[index]', test: 'unit' },
  { rows: ['G-013'], file: plural, find: '    logError(`', replace: '    void (`', test: 'unit' },
  { rows: ['G-014'], file: element, find: "if (typeof children !== 'string') throw new Error(`<Interpolate>", replace: "if (children === null) throw new Error(`<Interpolate>", test: 'unit' },
  { rows: ['S-028'], file: schema, find: `z.union([z.string(), z.literal(false), z.null()], 'must be a string, or false for no search page')`, replace: 'z.union([z.string(), z.boolean(), z.null()])', test: 'unit' },
  { rows: ['G-001'], file: schema, find: `title: z.string().min(1, 'is required'),\n  tagline`, replace: `title: z.string().optional(),\n  tagline`, test: 'unit' },
  { rows: ['G-004'], file: schema, find: 'checkNavbarItem(child, true,', replace: 'checkNavbarItem(child, false,', test: 'unit' },
  { rows: ['G-005'], file: schema, find: `if (type === 'docSidebar' && typeof item.sidebarId !== 'string') add('a docSidebar item needs a "sidebarId"', []);`, replace: '', test: 'unit' },
  { rows: ['G-007'], file: schema, find: 'const headingLevel = z.number().int().min(2).max(6);', replace: 'const headingLevel = z.number().int();', test: 'unit' },
  { rows: ['G-008'], file: load, find: `if (isObject(given)) merged[name] = { ...defaultConfig[name], ...given };`, replace: 'if (isObject(given)) merged[name] = { ...given };', test: 'unit' },
  { rows: ['G-010'], file: text, find: 'const key = id ?? message;', replace: 'const key = message ?? id;', test: 'unit' },
  { rows: ['G-011'], file: element, find: '    console.warn(problem);\n', replace: '', test: 'unit' },
  { rows: ['G-012'], file: 'src/shared/i18n/interpolate.ts', find: 'if (!Object.hasOwn(values, name)) continue;', replace: '', test: 'unit' },
  { rows: ['G-013'], file: plural, find: '=== 1', replace: '<= 1', test: 'unit' },
];
