import type { Mutant } from './mutant.ts';

const keys = 'src/shared/shortcuts.ts';
const note = 'src/client/behaviours/glossary.ts';
const actions = 'src/client/components/page/page-actions.tsx';

/** Faults that only readers by voice, keyboard, switch or ear would meet. */
export const accessMutants: readonly Mutant[] = [
  { rows: ['VA-4'], file: keys, find: 'if (!isOn || (', replace: 'if ((', test: 'unit' },
  { rows: ['VA-15'], file: 'src/client/styles/sidebar.css', find: '  outline-offset: -2px;', replace: '  outline: none;', test: 'unit' },
  { rows: ['VA-21'], file: note, find: `if (term?.matches(':focus-visible')) note.show(term);\n    else if`, replace: 'if', test: 'unit' },
  { rows: ['VA-22'], file: note, find: `    if (key === 'Escape') hide();\n`, replace: '    void key;\n', test: 'unit' },
  { rows: ['VA-22'], file: 'src/client/behaviours/focus-tips.ts', find: `    element.setAttribute('data-tip-dismissed', '');\n`, replace: '', test: 'unit' },
  { rows: ['VA-24'], file: 'src/client/behaviours/scrollable-regions.ts', find: '    else unmakeRegion(box);\n', replace: '', test: 'unit' },
  { rows: ['VA-25'], file: 'src/client/behaviours/wrap-code.ts', find: '    safeStorage.set(storageKeys.codeWrap, String(isWrapped));\n', replace: '', test: 'unit' },
  { rows: ['VA-26'], file: 'src/client/components/my-words/my-words-dialog.tsx', find: '      aria-labelledby={titleId}\n', replace: '', test: 'unit' },
  { rows: ['VA-27'], file: keys, find: '/^(?:Digit|Numpad)([1-9])$/.exec(code)', replace: '/^Numpad([1-9])$/.exec(code)', test: 'unit' },
  { rows: ['VA-30'], file: 'src/client/styles/base.css', find: '    animation: none !important;\n', replace: '', test: 'unit' },
  { rows: ['VA-31'], file: 'src/shared/hats.ts', find: `description: 'pink', initial: 'p'`, replace: `description: 'pink', initial: 'r'`, test: 'unit' },
  { rows: ['VA-34'], file: 'src/client/mdx/tab-panels.tsx', find: `'until-found'`, replace: `''`, test: 'unit' },
  { rows: ['VA-35'], file: keys, find: `isApple ? 'Command' : 'Ctrl'`, replace: `isApple ? '⌘' : 'Ctrl'`, test: 'unit' },
  { rows: ['VA-36'], file: actions, find: `      {editUrl && (\n`, replace: `      {markdownUrl && <a className="button" href={markdownUrl}>View as Markdown</a>}\n      {editUrl && (\n`, test: 'unit' },
  { rows: ['VA-1'], file: keys, find: `search: { key: 'k', mod: true, isOn: true }`, replace: `search: { key: 'k', isOn: true }`, test: 'browser' },
  { rows: ['VA-5'], file: actions, find: 'href={editUrl} target', replace: 'href={editUrl} aria-label="Change the source" target', test: 'browser' },
  { rows: ['VA-7', 'VA-10'], file: 'src/node/mdx/hast-headings.ts', find: 'ariaLabel: `Link to ${text}`', replace: `ariaLabel: 'Link to the heading'`, test: 'browser' },
  { rows: ['VA-9', 'VA-17'], file: 'src/client/components/page/pager.tsx', find: ` aria-label={translate({ id: 'pager.label', message: 'Docs pages navigation' })}`, replace: ' aria-hidden="true"', test: 'browser' },
  { rows: ['VA-13'], file: 'src/client/styles/sidebar.css', find: '.sidebar-link {\n  display: flex;\n  flex: 1;\n  align-items: center;\n  gap: var(--space-2);\n  inline-size: 100%;', replace: '.sidebar-link {\n  display: inline-flex;\n  align-items: center;\n  gap: var(--space-2);', test: 'browser' },
  { rows: ['VA-18'], file: 'src/client/routes/use-page-effects.ts', find: '    if (isNewPage) announce(document.title);\n', replace: '', test: 'browser' },
  { rows: ['VA-23'], file: 'src/client/components/color-mode-button.tsx', find: 'onClick={toggle}', replace: 'onPointerDown={toggle}', test: 'browser' },
  { rows: ['VA-28'], file: 'src/client/components/mobile-sidebar/use-mobile-sidebar.ts', find: '    push();\n    show();\n', replace: '    push();\n    show();\n    setTimeout(hide, 20_000);\n', test: 'browser' },
  { rows: ['VA-29', 'K-014'], file: 'src/client/styles/states.css', find: '.lost-hat {\n', replace: '.lost-hat {\n  animation: spinner 3s infinite;\n', test: 'browser' },
  { rows: ['VA-32'], file: 'src/client/styles/layout.css', find: '  flex: 1;\n  grid-template-columns: minmax(0, 1fr);', replace: '  flex: 1;\n  grid-template-columns: minmax(600px, 1fr);', test: 'browser' },
  { rows: ['VA-33'], file: 'src/client/components/sidebar/sidebar-category.tsx', find: 'path ?? firstPath', replace: `path ?? '#'`, test: 'browser' },
];
