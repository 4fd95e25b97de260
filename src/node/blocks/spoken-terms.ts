import type { Element } from 'hast';
import type { GroupId } from '#shared/voice/group-id.ts';
import { defaultVocabulary, type SpokenForm } from '#shared/voice/vocabulary.ts';
import { h } from 'hastscript';
import { inlineCode, termChip } from './spoken-table.ts';

/** Forms of a group that mean the same. */
export interface TermForms {
  readonly identifier: string;
  readonly forms: readonly SpokenForm[];
}

/** The terms of a group in its order, with those that are off by default and without those that can never be said. */
export function listTerms(group: GroupId): TermForms[] {
  const forms = defaultVocabulary[group].forms.filter(
    (form) => form.spoken !== '' && form.off !== 'shadowed',
  );
  const identifiers = [...new Set(forms.map((form) => form.identifier))];
  return identifiers.map((identifier) => ({
    identifier,
    forms: forms.filter((form) => form.identifier === identifier),
  }));
}

/** Speech chips of a term's forms, side by side. */
export function drawTermChips(group: GroupId, forms: readonly SpokenForm[]): (Element | string)[] {
  return forms.flatMap((form) => [' ', termChip(group, form)]).slice(1);
}

/** Characters or ordinals with all their names, in columns. */
export function drawCharacterList(group: GroupId): Element {
  const items = listTerms(group).map(({ identifier, forms }) =>
    h('li', {}, [inlineCode(identifier), ' ', ...drawTermChips(group, forms)]),
  );
  return h('ul', { className: ['character-list'] }, items);
}
