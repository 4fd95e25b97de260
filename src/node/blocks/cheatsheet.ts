import type { Element, ElementContent } from 'hast';
import type { GroupId } from '#shared/voice/group-id.ts';
import { groupDetails, termDetails } from '#shared/voice/term-details.ts';
import type { Block } from '../html/block.ts';
import type { Translator } from '#shared/i18n/translator.ts';
import { h } from 'hastscript';
import {
  cheatsheetSections,
  type CheatsheetPart,
  type CheatsheetSection,
} from './cheatsheet-sections.ts';
import { drawCell, inlineCode, type Cell } from './spoken-table.ts';
import { drawCharacterList, drawTermChips, listTerms, type TermForms } from './spoken-terms.ts';

/**
 * `::cheatsheet[]`: renders the whole vocabulary: spoken form, meaning with a link to its
 * explanation, and implementation.
 */
export const cheatsheetBlock: Block = (_input, { translator }) => [
  drawButtons(translator),
  ...cheatsheetSections.flatMap(drawSection),
];

/** Output path of the cheatsheet as a single file. */
export const offlineFile = 'cheatsheet.html';

/** Renders the buttons; `src/client/behaviours/press-later.ts` handles those that print. */
function drawButtons({ translate }: Translator): Element {
  const draw = (text: string, className: readonly string[] = []): Element =>
    h('button', { type: 'button', className: ['button', 'print-button', ...className] }, [text]);
  return h('p', { className: ['print-buttons'] }, [
    draw(translate({ id: 'print.page', message: 'Print' })),
    ' ',
    draw(translate({ id: 'print.card', message: 'Alphabet card' }), ['print-card']),
    ' ',
    h('a', { className: ['button'], href: `pathname:///${offlineFile}`, download: true }, [
      translate({ id: 'cheatsheet.save', message: 'Save for offline' }),
    ]),
  ]);
}

/** Renders a section with its heading. */
export function drawSection({ title, parts, lists }: CheatsheetSection): ElementContent[] {
  const head = h('thead', {}, [
    h(
      'tr',
      {},
      ['You say', 'It means', 'Code'].map((column) => h('th', { scope: 'col' }, [column])),
    ),
  ]);
  const table = h('table', { className: ['cheatsheet-table'] }, [
    h('caption', { className: ['visually-hidden'] }, [title]),
    head,
    ...parts.map(drawPart),
  ]);
  return [
    h('h2', {}, [title]),
    table,
    ...lists.flatMap((group) => [
      h('h3', {}, [groupDetails(group).title]),
      drawCharacterList(group),
    ]),
  ];
}

function drawPart({ title, groups }: CheatsheetPart): Element {
  const heading = title ? [h('tr', {}, [h('th', { scope: 'rowgroup', colSpan: 3 }, [title])])] : [];
  const rows = groups.flatMap((group) =>
    listTerms(group).map((term) =>
      h(
        'tr',
        {},
        drawRow(group, term).map((cell) => drawCell(cell)),
      ),
    ),
  );
  return h('tbody', {}, [...heading, ...rows]);
}

function drawRow(group: GroupId, { identifier, forms }: TermForms): Cell[] {
  const { what, explained, api } = termDetails(group, identifier);
  const isOff = forms.every((form) => form.off);
  return [
    drawTermChips(group, forms),
    [h('a', { href: explained }, [isOff ? `${what} (off by default)` : what])],
    api ? [h('a', { href: `/contributing/api/${api}/` }, [inlineCode(symbolName(api))])] : '',
  ];
}

/** Returns the name of a declaration; a file that exports no name is named after itself. */
function symbolName(api: string): string {
  const [module = '', name = ''] = api.slice(api.indexOf('/') + 1).split('.');
  // This page has the same name, but each name on a page must have one target.
  if (name === 'Cheatsheet') return module.replace('_', '/');
  return name === 'default' || isNamesake(module, name)
    ? module.slice(module.lastIndexOf('_') + 1)
    : name;
}

/** Whether a class is declared under the name of another one. */
function isNamesake(module: string, name: string): boolean {
  return module.endsWith('_ParagraphScopeHandler') && name === 'TokenScopeHandler';
}
