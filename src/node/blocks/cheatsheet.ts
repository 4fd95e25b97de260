import type { Element, ElementContent } from 'hast';
import type { GroupId } from '#shared/voice/group-id.ts';
import { groupDetails, termDetails } from '#shared/voice/term-details.ts';
import { defaultVocabulary, type SpokenForm } from '#shared/voice/vocabulary.ts';
import type { Block } from '../mdx/block.ts';
import { h } from '../mdx/hast.ts';
import { cheatsheetSections, type CheatsheetSection } from './cheatsheet-sections.ts';
import { drawCell, inlineCode, termChip, type Cell } from './spoken-table.ts';

/** `::cheatsheet[]` draws the whole vocabulary: what is said, what it does with a link to its explanation, the code behind it. */
export const cheatsheetBlock: Block = () => cheatsheetSections.flatMap(drawSection);

/** Forms with the same identifier, which stand in one row. */
interface Term {
  readonly identifier: string;
  readonly forms: readonly SpokenForm[];
}

function termsOf(group: GroupId): Term[] {
  const forms = defaultVocabulary[group].forms.filter((form) => form.spoken !== '' && form.off !== 'shadowed');
  const identifiers = [...new Set(forms.map((form) => form.identifier))];
  return identifiers.map((identifier) => ({ identifier, forms: forms.filter((form) => form.identifier === identifier) }));
}

function drawSection({ title, groups, lists }: CheatsheetSection): ElementContent[] {
  const heading = h('h2', { className: ['cheatsheet-heading'] }, [title]);
  const head = h('thead', {}, [h('tr', {}, ['You say', 'It means', 'Code'].map((column) => h('th', { scope: 'col' }, [column])))]);
  const bodies = groups.filter((group) => termsOf(group).length > 0).map(drawGroup);
  const table = h('table', { className: ['cheatsheet-table'] }, [h('caption', { className: ['visually-hidden'] }, [title]), head, ...bodies]);
  return [heading, table, ...lists.flatMap(drawList)];
}

function drawGroup(group: GroupId): Element {
  const title = h('tr', {}, [h('th', { scope: 'rowgroup', colSpan: 3 }, [groupDetails(group).title])]);
  return h('tbody', {}, [title, ...termsOf(group).map((term) => h('tr', {}, drawRow(group, term).map((cell) => drawCell(cell))))]);
}

function drawRow(group: GroupId, { identifier, forms }: Term): Cell[] {
  const { what, explained, api } = termDetails(group, identifier);
  const isOff = forms.every((form) => form.off);
  return [
    drawChips(group, forms),
    [h('a', { href: explained }, [what]), ...(isOff ? [' (off at first)'] : [])],
    api ? [h('a', { href: `/contributing/api/${api}/` }, [inlineCode(symbolName(api))])] : '',
  ];
}

function drawChips(group: GroupId, forms: readonly SpokenForm[]): (Element | string)[] {
  return forms.flatMap((form) => [' ', termChip(group, form)]).slice(1);
}

/** Name of a declaration; files that export no name are called by their own. */
function symbolName(api: string): string {
  const [module = '', name = ''] = api.slice(api.indexOf('/') + 1).split('.');
  return name === 'default' || isNamesake(module, name) ? module.slice(module.lastIndexOf('_') + 1) : name;
}

/** One class is declared under the name of another. */
function isNamesake(module: string, name: string): boolean {
  return module.endsWith('_ParagraphScopeHandler') && name === 'TokenScopeHandler';
}

function drawList(group: GroupId): Element[] {
  const items = termsOf(group).map(({ identifier, forms }) => h('li', {}, [inlineCode(identifier), ' ', ...drawChips(group, forms)]));
  return [h('h3', { className: ['cheatsheet-heading'] }, [groupDetails(group).title]), h('ul', { className: ['cheatsheet-list'] }, items)];
}
