import { lookUp } from '#shared/text/look-up.ts';
import { hatColors, hatShapes } from '#shared/hats.ts';
import { isGroupId, type GroupId } from '#shared/voice/group-id.ts';
import type { DocumentedLanguage } from '#shared/voice/language/language.ts';
import { groupDetails, termDetails } from '#shared/voice/term-details.ts';
import type { SpokenForm } from '#shared/voice/vocabulary.ts';
import { h } from 'hastscript';
import { inlineCode, listTerms, termChip, type Cell, type TableInput } from './spoken-table.ts';

/** Identifiers of the syntactic scopes, in the order of the guide's list. */
const syntacticScopes = [
  'argumentOrParameter',
  'attribute',
  'functionCall',
  'functionCallee',
  'className',
  'class',
  'comment',
  'condition',
  'xmlElement',
  'xmlEndTag',
  'functionName',
  'namedFunction',
  'ifStatement',
  'collectionItem',
  'collectionKey',
  'anonymousFunction',
  'list',
  'map',
  'name',
  'regularExpression',
  'xmlStartTag',
  'statement',
  'string',
  'xmlBothTags',
  'type',
  'unit',
  'value',
] as const;

const actionGroups = [
  'simple_action',
  'positional_action',
  'callback_action',
  'swap_action',
  'move_bring_action',
  'wrap_action',
  'insert_snippet_action',
  'reformat_action',
] as const;

interface GroupForm extends SpokenForm {
  readonly group: GroupId;
}

function formsOf(groups: readonly GroupId[], language: DocumentedLanguage): GroupForm[] {
  return groups.flatMap((group) =>
    listTerms(group, language).flatMap(({ forms }) => forms.map((form) => ({ ...form, group }))),
  );
}

/** Returns the forms of these groups in alphabetical order. */
function sortedForms(groups: readonly GroupId[], language: DocumentedLanguage): GroupForm[] {
  return formsOf(groups, language).sort((a, b) => a.spoken.localeCompare(b.spoken, 'en'));
}

function yesOrNo(value: boolean): string {
  return value ? 'yes' : 'no';
}

/**
 * Returns a function that creates the table of hat colors or shapes for a language. The default
 * color and shape have no spoken form.
 */
function hatTable<Hat extends { readonly id: string }>(
  group: 'hat_color' | 'hat_shape',
  noun: 'Color' | 'Shape',
  hats: readonly Hat[],
  draw: (hat: Hat) => Cell,
) {
  return ({ vocabulary }: DocumentedLanguage): TableInput => ({
    caption: `Hat ${noun.toLowerCase()}s`,
    columns: ['You say', noun, 'Internal ID', 'On by default'],
    rows: hats.map((hat) => {
      const form = vocabulary[group].forms.find(({ identifier }) => identifier === hat.id);
      return [
        form ? [termChip(group, form)] : '(none)',
        draw(hat),
        [inlineCode(hat.id)],
        yesOrNo(!form?.off),
      ];
    }),
  });
}

function delimiterCell(text: string | undefined): Cell {
  if (text === undefined) return 'any';
  return text === ' ' ? 'space' : [inlineCode(text)];
}

function termRow(form: GroupForm, { terms }: DocumentedLanguage): Cell[] {
  return [
    [termChip(form.group, form)],
    termDetails(terms, form.group, form.identifier).what,
    [inlineCode(form.identifier)],
  ];
}

const named: Readonly<Record<string, (language: DocumentedLanguage) => TableInput>> = {
  colors: hatTable('hat_color', 'Color', hatColors, ({ id, description }) => [
    h(`span.hat-mark.hat-color-${id}.hat-shape-default`, {
      'aria-hidden': 'true',
    }),
    ` ${description}`,
  ]),
  shapes: hatTable('hat_shape', 'Shape', hatShapes, ({ id, description }) => [
    h(`span.hat-mark.hat-icon.hat-color-default.hat-shape-${id}`, {
      role: 'img',
      'aria-label': description,
    }),
  ]),
  scopes({ vocabulary, terms }) {
    const rows = syntacticScopes.flatMap((identifier): Cell[][] => {
      const form = vocabulary.scope_type.forms.find((one) => one.identifier === identifier);
      return form
        ? [[[termChip('scope_type', form)], termDetails(terms, 'scope_type', identifier).what]]
        : [];
    });
    return { caption: 'Syntactic scopes', columns: ['You say', 'Syntactic element'], rows };
  },
  'paired-delimiters'(language) {
    const selectable = [
      'wrapper_selectable_paired_delimiter',
      'selectable_only_paired_delimiter',
    ] as const;
    const rows = [selectable, ['wrapper_only_paired_delimiter'] as const]
      .flatMap((groups) => sortedForms(groups, language))
      .map((form): Cell[] => [
        [termChip(form.group, form)],
        termDetails(language.terms, form.group, form.identifier).what,
        delimiterCell(form.left),
        delimiterCell(form.right),
        yesOrNo(form.group !== 'selectable_only_paired_delimiter'),
        yesOrNo(form.group !== 'wrapper_only_paired_delimiter'),
      ]);
    return {
      caption: 'Paired delimiters',
      columns: ['You say', 'Delimiter', 'Left', 'Right', 'Wrapper?', 'Selectable?'],
      rows,
    };
  },
  actions: (language) => ({
    caption: 'Actions',
    columns: ['You say', 'It does', 'Identifier'],
    rows: sortedForms(actionGroups, language).map((form) => termRow(form, language)),
  }),
};

/** Names of the tables that do more than list one group's forms. */
export const spokenTableNames: readonly string[] = Object.keys(named);

/**
 * Returns the table with this name or, otherwise, a table of all forms in the group with this name.
 */
export function findSpokenTable(
  name: string,
  language: DocumentedLanguage,
): TableInput | undefined {
  const table = lookUp(named, name);
  if (table) return table(language);
  if (!isGroupId(name)) return undefined;
  return {
    caption: groupDetails(language.terms, name).title,
    columns: ['You say', 'It means', 'Identifier'],
    rows: formsOf([name], language).map((form) => termRow(form, language)),
  };
}
