import { errorAt } from '#shared/problem.ts';
import { toString } from 'hast-util-to-string';
import { lookUp } from '#shared/text/look-up.ts';
import { findNearest } from '#shared/text/nearest.ts';
import { derivedGroups, listedGroups, type GroupId } from '#shared/voice/group-id.ts';
import type { BlockInput, SpokenBlock, SpokenContext } from '#node/compile/html/block.ts';
import { drawCell, drawCharacterList, drawTable } from './spoken-table.ts';
import { findSpokenTable, spokenTableNames } from './spoken-tables.ts';

/** Groups shown as lists, because their characters need no explanation; keyed by block label. */
const characterLists: Readonly<Record<string, GroupId>> = {
  letters: 'letter',
  digits: 'digit',
  symbols: 'symbol',
};

/**
 * `::spoken-forms[colors]`: renders part of the vocabulary: a list of characters, a named table, or
 * a group by id.
 */
export const spokenFormsBlock: SpokenBlock = (input, context) => {
  const { addSearchText, language } = context;
  const name = input.label.trim();
  const characters = lookUp(characterLists, name);
  if (characters) {
    const list = drawCharacterList(characters, language);
    addSearchText(
      toString(list),
      language.vocabulary[characters].forms.map((form) => form.spoken),
    );
    return [list];
  }
  const table = findSpokenTable(name, language);
  if (!table) {
    reportUnknown(input, context);
    return [];
  }
  const texts = table.rows.map((row) => row.map((cell) => toString(drawCell(cell))));
  const aliases = texts.map(([first = '']) => first.replace(/[“”]/g, ''));
  addSearchText(
    texts.flat().join(' '),
    aliases.filter((alias) => alias !== '(none)'),
  );
  return [drawTable(table)];
};

function reportUnknown({ label, position }: BlockInput, { report }: SpokenContext): void {
  const name = label.trim();
  const names = [...Object.keys(characterLists), ...spokenTableNames];
  const nearest = findNearest(name, [...names, ...listedGroups, ...derivedGroups]);
  const hint = nearest
    ? `Did you mean "${nearest}"?`
    : `Name one of ${names.join(', ')}, or a group of the vocabulary.`;
  report(errorAt(position, `There is no table of spoken forms "${name}".`, hint));
}
