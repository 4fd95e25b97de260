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
];
