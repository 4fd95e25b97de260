import type { Element, ElementContent } from 'hast';
import type { GroupId } from '#shared/voice/group-id.ts';
import { groupDetails, termDetails } from '#shared/voice/term-details.ts';
import { pathInVersion } from '#node/site/content/place-pages.ts';
import type { SpokenBlock, SpokenContext } from '#node/compile/html/block.ts';
import type { Translator } from '#shared/i18n/translator.ts';
import { hatClassNames } from '#shared/hats.ts';
import { h } from 'hastscript';
import sections from './cheatsheet-sections.json' with { type: 'json' };
import {
  drawCell,
  drawCharacterList,
  drawTermChips,
  inlineCode,
  listTerms,
  type TermForms,
} from '../spoken-tables/spoken-table.ts';

/**
 * `::cheatsheet[]`: renders the vocabulary, except plurals and numbers: each spoken form with a
 * link to its explanation, its meaning, and a link to its implementation. Buttons print and save
 * it.
 */
export const cheatsheetBlock: SpokenBlock = (_input, context) => [
  drawButtons(context.translator, context.versionPath),
  ...drawSections(context),
];

/** A version's spoken language, and the paths of the version and its API reference. */
type Version = Pick<SpokenContext, 'language' | 'versionPath' | 'apiPath'>;

/** Rows with a common title. */
interface CheatsheetPart {
  /** Empty if the section has only one part. */
  readonly title: string;
  readonly groups: readonly GroupId[];
  /**
   * The terms to show from these groups, most used first. If omitted, all terms that no other part
   * of the section lists.
   */
  readonly identifiers?: readonly string[];
}

/**
 * A section of the cheatsheet: `parts` are shown as rows, and `lists` (groups of characters and
 * ordinals) as lists.
 */
interface CheatsheetSection {
  readonly title: string;
  readonly parts: readonly CheatsheetPart[];
  readonly lists: readonly GroupId[];
}

/**
 * The vocabulary groups by section, in the order in which a command uses them. Plurals and numbers
 * are omitted, because they follow rules.
 */
const cheatsheetSections = sections as readonly CheatsheetSection[];

/** Draws all sections for which a language has spoken forms. */
export function drawSections(version: Version): ElementContent[] {
  const { language } = version;
  const head = h(
    'tr',
    ['You say', 'It means', 'Code'].map((column) => h('th', { scope: 'col' }, column)),
  );
  return cheatsheetSections.flatMap(({ title, parts, lists }) => {
    const named = new Set(parts.flatMap(({ identifiers = [] }) => identifiers));
    const bodies = parts.flatMap((part) => {
      const rows = rowsOf(part, named, language).map((row) =>
        h('tr', drawRow(row, part.title || title, version)),
      );
      const heading = h('tr', h('th', { scope: 'rowgroup', colSpan: 3 }, part.title));
      return rows.length > 0 ? [h('tbody', [part.title ? heading : [], rows])] : [];
    });
    const listed = lists.filter((group) => listTerms(group, language).length > 0);
    if (bodies.length === 0 && listed.length === 0) return [];
    return [
      h('h2', title),
      h('table.cheatsheet-table', [h('caption.visually-hidden', title), h('thead', head), bodies]),
      ...listed.flatMap((group) => [
        h('h3', [groupDetails(language.terms, group).title]),
        drawCharacterList(group, language),
      ]),
    ];
  });
}

/** Returns the output path of a version's single-file cheatsheet. */
export function offlineFile(versionPath: string): string {
  return `${versionPath}cheatsheet.html`.slice(1);
}

/**
 * Renders the buttons for printing and saving; `src/client/behaviors/press-later.ts` handles
 * printing.
 */
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

interface Row extends TermForms {
  readonly group: GroupId;
}

/** Returns the rows of a part; `named` contains the terms that any part of its section lists. */
function rowsOf(
  { groups, identifiers }: CheatsheetPart,
  named: ReadonlySet<string>,
  language: Version['language'],
): readonly Row[] {
  const all = groups.flatMap((group) =>
    listTerms(group, language).map((term): Row => ({ ...term, group })),
  );
  return identifiers
    ? identifiers.flatMap((wanted) => all.filter(({ identifier }) => identifier === wanted))
    : all.filter(({ identifier }) => !named.has(identifier));
}

function drawRow(
  { group, identifier, forms }: Row,
  part: string,
  { language, versionPath, apiPath }: Version,
): Element[] {
  const { what, explained, api } = termDetails(language.terms, group, identifier);
  const href = pathInVersion({ path: versionPath }, explained);
  const isOff = forms.every((form) => form.off);
  const chips = drawTermChips(group, forms);
  // Links with different targets need different names.
  const context = forms.some(({ spoken }) => countGroups(spoken, language) > 1)
    ? [h('span.visually-hidden', ` (${part})`)]
    : [];
  const name = symbolName(api ?? '');
  const code =
    countGroups(name.toLowerCase(), language) > 0 ? [h('span.visually-hidden', ' (code)')] : [];
  return [
    explained === '' ? chips : [h('a', { href }, [...chips, ...context])],
    [...drawHat(group, identifier), isOff ? `${what} (off by default)` : what],
    api ? [h('a', { href: `/${apiPath}/${api}/` }, [inlineCode(name), ...code])] : '',
  ].map((cell) => drawCell(cell));
}

/** Counts the groups that contain this spoken form. */
function countGroups(spoken: string, { vocabulary }: Version['language']): number {
  return Object.values(vocabulary).filter(({ forms }) =>
    forms.some((form) => form.spoken === spoken),
  ).length;
}

/** Draws the hat for a color or shape; returns nothing for any other term. */
function drawHat(group: GroupId, identifier: string): ElementContent[] {
  const [, part] = /^hat_(color|shape)$/.exec(group) ?? [];
  if (!part) return [];
  const classes = hatClassNames({ color: 'default', shape: 'default', [part]: identifier });
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
  // The page itself has this name, and links with the same name must not have different targets.
  if (name === 'Cheatsheet') return module.replace('_', '/');
  // The `ParagraphScopeHandler` module declares a `TokenScopeHandler`.
  const isNamesake = module.endsWith('_ParagraphScopeHandler') && name === 'TokenScopeHandler';
  return name === 'default' || isNamesake ? module.slice(module.lastIndexOf('_') + 1) : name;
}
