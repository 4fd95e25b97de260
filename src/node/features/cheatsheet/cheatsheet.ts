import type { Element, ElementContent } from 'hast';
import type { GroupId } from '#shared/voice/group-id.ts';
import { groupDetails, termDetails } from '#shared/voice/term-details.ts';
import { pathInVersion } from '#node/site/content/place-pages.ts';
import type { SpokenBlock, SpokenContext } from '#node/compile/html/block.ts';
import type { Translator } from '#shared/i18n/translator.ts';
import { hatClassNames } from '#shared/hats.ts';
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
 * `::cheatsheet[]`: renders the whole vocabulary: each spoken form, its meaning with a link to an
 * explanation, and its implementation.
 */
export const cheatsheetBlock: SpokenBlock = (_input, context) => [
  drawButtons(context.translator, context.versionPath),
  ...drawSections(context),
];

/** A version's spoken language, and the paths of the version and of its reference. */
type Version = Pick<SpokenContext, 'language' | 'versionPath' | 'apiPath'>;

/** Draws all sections for which a language has words. */
export function drawSections(version: Version): ElementContent[] {
  const { language } = version;
  const hasWords = (group: GroupId): boolean => listTerms(group, language).length > 0;
  return cheatsheetSections
    .map(({ title, parts, lists }) => ({
      title,
      parts: fillParts(parts, language),
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
  // Printed as the title of the alphabet card.
  return h('p.print-buttons', { 'data-card': translate('print.cardTitle', 'Spoken alphabet') }, [
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

/** A row of the cheatsheet. */
interface Row extends TermForms {
  readonly group: GroupId;
}

interface FilledPart {
  readonly title: string;
  readonly rows: readonly Row[];
}

/** Returns the parts of a section with their rows, omitting parts without any. */
function fillParts(
  parts: readonly CheatsheetPart[],
  language: Version['language'],
): readonly FilledPart[] {
  const named = new Set(parts.flatMap(({ identifiers = [] }) => identifiers));
  return parts
    .map(({ title, groups, identifiers }) => {
      const all = groups.flatMap((group) =>
        listTerms(group, language).map((term): Row => ({ ...term, group })),
      );
      const rows = identifiers
        ? identifiers.flatMap((wanted) => all.filter(({ identifier }) => identifier === wanted))
        : all.filter(({ identifier }) => !named.has(identifier));
      return { title, rows };
    })
    .filter(({ rows }) => rows.length > 0);
}

interface FilledSection extends Pick<CheatsheetSection, 'title' | 'lists'> {
  readonly parts: readonly FilledPart[];
}

function drawSection({ title, parts, lists }: FilledSection, version: Version): ElementContent[] {
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
    parts.map((part) => drawPart(part, title, version)),
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

function drawPart({ title, rows }: FilledPart, section: string, version: Version): Element {
  const heading = title ? [h('tr', h('th', { scope: 'rowgroup', colSpan: 3 }, title))] : [];
  return h('tbody', [
    heading,
    rows.map((row) =>
      h(
        'tr',
        drawRow(row, title || section, version).map((cell) => drawCell(cell)),
      ),
    ),
  ]);
}

function drawRow(
  { group, identifier, forms }: Row,
  part: string,
  { language, versionPath, apiPath }: Version,
): Cell[] {
  const { what, explained, api } = termDetails(language.terms, group, identifier);
  const href = pathInVersion({ path: versionPath }, explained);
  const isOff = forms.every((form) => form.off);
  const chips = drawTermChips(group, forms);
  // Links with different targets need different names.
  const context = forms.some(({ spoken }) => countGroups(spoken, language) > 1)
    ? [h('span.visually-hidden', ` (${part})`)]
    : [];
  return [
    explained === '' ? chips : [h('a', { href }, [...chips, ...context])],
    [...drawHat(group, identifier), isOff ? `${what} (off by default)` : what],
    api ? [drawCode(`/${apiPath}/${api}/`, symbolName(api), language)] : '',
  ];
}

/**
 * Renders the link to an implementation. If its name is also a spoken form, hidden text sets the
 * two links apart.
 */
function drawCode(href: string, name: string, language: Version['language']): Element {
  const isSpoken = countGroups(name.toLowerCase(), language) > 0;
  return h('a', { href }, [
    inlineCode(name),
    isSpoken ? h('span.visually-hidden', ' (code)') : null,
  ]);
}

/** Counts the groups that contain this spoken form. */
function countGroups(spoken: string, { vocabulary }: Version['language']): number {
  return Object.values(vocabulary).filter(({ forms }) =>
    forms.some((form) => form.spoken === spoken),
  ).length;
}

/** Draws the hat for a color or shape. */
function drawHat(group: GroupId, identifier: string): ElementContent[] {
  const isColor = group === 'hat_color';
  if (!isColor && group !== 'hat_shape') return [];
  const classes = hatClassNames({
    color: isColor ? identifier : 'default',
    shape: isColor ? 'default' : identifier,
  });
  return [
    h('span.hat-mark', { class: classes, 'aria-hidden': 'true' }),
    { type: 'text', value: ' ' },
  ];
}

/**
 * Returns a declaration's name. A default export, or a class with another class's name, is named
 * after its file.
 */
function symbolName(api: string): string {
  const [module = '', name = ''] = api.slice(api.indexOf('/') + 1).split('.');
  // The page itself has this name, and a name must not have two targets on one page.
  if (name === 'Cheatsheet') return module.replace('_', '/');
  return name === 'default' || isNamesake(module, name)
    ? module.slice(module.lastIndexOf('_') + 1)
    : name;
}

/**
 * Whether a class bears another class's name: the `ParagraphScopeHandler` module declares a
 * `TokenScopeHandler`.
 */
function isNamesake(module: string, name: string): boolean {
  return module.endsWith('_ParagraphScopeHandler') && name === 'TokenScopeHandler';
}
