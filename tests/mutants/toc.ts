import type { Mutant } from './mutant.ts';

const rule = 'src/client/components/toc/active-heading.ts';
const measure = 'src/client/components/toc/use-active-heading.ts';

/** Faults in headings, anchors and the table of contents. */
export const tocMutants: readonly Mutant[] = [
  { rows: ['T-001'], file: 'src/shared/toc.ts', find: 'heading.level >= levels.min && heading.level <= levels.max', replace: 'heading.level >= levels.min', test: 'unit' },
  { rows: ['T-002'], file: 'src/shared/toc.ts', find: 'heading.level >= levels.min && heading.level <= levels.max', replace: 'heading.level >= 2 && heading.level <= 3', test: 'unit' },
  { rows: ['T-005'], file: 'src/client/layouts/doc-page.tsx', find: '!page.hideTableOfContents && page.toc.length > 0', replace: '!page.hideTableOfContents', test: 'unit' },
  { rows: ['T-006'], file: 'src/client/layouts/doc-page.tsx', find: '!page.hideTableOfContents && page.toc.length > 0', replace: 'page.toc.length > 0', test: 'unit' },
  { rows: ['T-007'], file: rule, find: 'headings[isNear ? next : next - 1]', replace: 'headings[next]', test: 'unit' },
  { rows: ['T-007'], file: rule, find: 'isAtEnd ? -1 : headings', replace: 'headings', test: 'unit' },
  { rows: ['T-008'], file: measure, find: 'visibleAncestor(heading).getBoundingClientRect()', replace: 'heading.getBoundingClientRect()', test: 'unit' },
  { rows: ['T-008'], file: measure, find: `navbarHides ? null : document.querySelector('.navbar')`, replace: `document.querySelector('.navbar')`, test: 'unit' },
  { rows: ['T-009'], file: 'src/client/components/toc/mobile-toc.tsx', find: 'useState(false)', replace: 'useState(true)', test: 'unit' },
  { rows: ['T-010'], file: 'src/client/components/toc/mobile-toc.tsx', find: 'aria-expanded={isOpen} ', replace: '', test: 'unit' },
  { rows: ['T-012'], file: 'src/shared/paths.ts', find: '    return decodeURIComponent(text);', replace: '    return text;', test: 'unit' },
  { rows: ['T-013'], file: 'src/shared/paths.ts', find: '  } catch {\n    return text;\n  }', replace: '  } finally {\n    void text;\n  }', test: 'unit' },
  { rows: ['T-001'], file: 'src/shared/toc.ts', find: 'children: nest(headings.slice(index + 1, end))', replace: 'children: []', test: 'unit' },
  { rows: ['T-001'], file: 'src/client/components/toc/toc-list.tsx', find: '          {children.length > 0 && <TocList entries={children} active={active} />}\n', replace: '', test: 'unit' },
  { rows: ['T-002'], file: 'src/node/config/config-schema.ts', find: 'levels.minHeadingLevel <= levels.maxHeadingLevel', replace: 'levels.minHeadingLevel > 0', test: 'unit' },
  { rows: ['T-002'], file: 'src/node/content/frontmatter-schema.ts', find: '(fields.toc_min_heading_level ?? 2) <= (fields.toc_max_heading_level ?? 6)', replace: '(fields.toc_min_heading_level ?? 2) > 0', test: 'unit' },
  { rows: ['T-003'], file: 'src/node/mdx/hast-headings.ts', find: 'const headingTags = /^h[2-6]$/;', replace: 'const headingTags = /^h[2-4]$/;', test: 'unit' },
  { rows: ['T-005'], file: 'src/client/layouts/doc-page.tsx', find: '{hasToc && <MobileToc', replace: '{<MobileToc', test: 'unit' },
  { rows: ['T-006'], file: 'src/client/layouts/doc-page.tsx', find: `page.hideTableOfContents && 'is-wide'`, replace: 'false', test: 'unit' },
  { rows: ['T-007'], file: rule, find: 'top >= edge', replace: 'top >= 0', test: 'unit' },
  { rows: ['T-007'], file: rule, find: 'height / 2', replace: 'height', test: 'unit' },
  { rows: ['T-010'], file: 'src/client/components/toc/mobile-toc.tsx', find: `event.target.closest('a')) setOpen(false);`, replace: `event.target.closest('a')) setOpen(true);`, test: 'unit' },
];
