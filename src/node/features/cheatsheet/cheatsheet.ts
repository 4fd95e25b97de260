import type { Element, ElementContent } from 'hast';
import type { GroupId } from '#shared/voice/group-id.ts';
import { groupDetails, termDetails } from '#shared/voice/term-details.ts';
import { pathInVersion } from '#node/site/content/place-pages.ts';
import type { SpokenBlock, SpokenContext } from '#node/compile/html/block.ts';
import type { Translator } from '#shared/i18n/translator.ts';
import { h } from 'hastscript';
import {
  cheatsheetSections,
  type CheatsheetPart,
  type CheatsheetSection,
} from './cheatsheet-sections.ts';
import { drawCell, inlineCode, type Cell } from '../spoken-tables/spoken-table.ts';
import {
  drawCharacterList,
  drawTermChips,
  listTerms,
  type TermForms,
} from '../spoken-tables/spoken-terms.ts';

/**
 * `::cheatsheet[]`: renders the whole vocabulary: spoken form, meaning with a link to its
 * explanation, and implementation.
 */
export const cheatsheetBlock: SpokenBlock = (_input, context) => [
  drawButtons(context.translator, context.versionPath),
  ...drawSections(context),
];

/** A version's language, and the path of the pages that explain it. */
type Version = Pick<SpokenContext, 'language' | 'versionPath'>;

/** Draws all sections in which a language has words. */
export function drawSections(version: Version): ElementContent[] {
  const { language } = version;
  const hasWords = (group: GroupId): boolean => listTerms(group, language).length > 0;
  return cheatsheetSections
    .map(({ title, parts, lists }) => ({
      title,
      parts: parts.filter(({ groups }) => groups.some(hasWords)),
      lists: lists.filter(hasWords),
    }))
    .filter(({ parts, lists }) => parts.length > 0 || lists.length > 0)
    .flatMap((section) => drawSection(section, version));
}

/** Returns the output path of a version's single-file cheatsheet. */
export function offlineFile(versionPath: string): string {
  return `${versionPath}cheatsheet.html`.slice(1);
}

/** Renders the buttons; `src/client/behaviors/press-later.ts` handles those that print. */
function drawButtons({ translate }: Translator, versionPath: string): Element {
  const draw = (text: string, className: readonly string[] = []): Element =>
    h('button', { type: 'button', className: ['button', 'print-button', ...className] }, text);
  return h('p.print-buttons', [
    draw(translate('print.page', 'Print')),
    ' ',
    draw(translate('print.card', 'Alphabet card'), ['print-card']),
    ' ',
    h(
      'a.button',
      { href: `pathname:///${offlineFile(versionPath)}`, download: true },
      translate('cheatsheet.save', 'Save for offline'),
    ),
  ]);
}

function drawSection(
  { title, parts, lists }: CheatsheetSection,
  version: Version,
): ElementContent[] {
  const { language } = version;
  const head = h('thead', [
    h(
      'tr',
      ['You say', 'It means', 'Code'].map((column) => h('th', { scope: 'col' }, column)),
    ),
  ]);
  const table = h('table.cheatsheet-table', [
    h('caption.visually-hidden', title),
    head,
    parts.map((part) => drawPart(part, version)),
  ]);
  return [
    h('h2', title),
    table,
    ...lists.flatMap((group) => [
      h('h3', [groupDetails(language.terms, group).title]),
      drawCharacterList(group, language),
    ]),
  ];
}

function drawPart({ title, groups }: CheatsheetPart, version: Version): Element {
  const heading = title ? [h('tr', h('th', { scope: 'rowgroup', colSpan: 3 }, title))] : [];
  const rows = groups.flatMap((group) =>
    listTerms(group, version.language).map((term) =>
      h(
        'tr',
        drawRow(group, term, version).map((cell) => drawCell(cell)),
      ),
    ),
  );
  return h('tbody', [heading, rows]);
}

function drawRow(
  group: GroupId,
  { identifier, forms }: TermForms,
  { language, versionPath }: Version,
): Cell[] {
  const { what, explained, api } = termDetails(language.terms, group, identifier);
  const href = pathInVersion({ path: versionPath }, explained);
  const isOff = forms.every((form) => form.off);
  const meaning = isOff ? `${what} (off by default)` : what;
  return [
    drawTermChips(group, forms),
    explained === '' ? meaning : [h('a', { href }, meaning)],
    api ? [h('a', { href: `/contributing/api/${api}/` }, inlineCode(symbolName(api)))] : '',
  ];
}

/** Returns the name of a declaration; a file that exports no name is named after itself. */
function symbolName(api: string): string {
  const [module = '', name = ''] = api.slice(api.indexOf('/') + 1).split('.');
  // The page itself has this name, and each name on a page must have one target.
  if (name === 'Cheatsheet') return module.replace('_', '/');
  return name === 'default' || isNamesake(module, name)
    ? module.slice(module.lastIndexOf('_') + 1)
    : name;
}

/** Whether a class is declared under the name of another one. */
function isNamesake(module: string, name: string): boolean {
  return module.endsWith('_ParagraphScopeHandler') && name === 'TokenScopeHandler';
}
