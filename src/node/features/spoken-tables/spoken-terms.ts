import type { Element } from 'hast';
import type { GroupId } from '#shared/voice/group-id.ts';
import type { Language } from '#shared/voice/language/language.ts';
import type { SpokenForm } from '#shared/voice/vocabulary.ts';
import { h } from 'hastscript';
import { inlineCode, termChip } from './spoken-table.ts';

/** Synonymous forms of a group. */
export interface TermForms {
  readonly identifier: string;
  readonly forms: readonly SpokenForm[];
}

/**
 * Returns a group's terms in order. Includes terms that are off by default; excludes those that can
 * never be said.
 */
export function listTerms(group: GroupId, { vocabulary }: Language): TermForms[] {
  const forms = vocabulary[group].forms.filter(
    (form) => form.spoken !== '' && form.off !== 'shadowed',
  );
  const identifiers = [...new Set(forms.map((form) => form.identifier))];
  return identifiers.map((identifier) => ({
    identifier,
    forms: forms.filter((form) => form.identifier === identifier),
  }));
}

/** Renders a term's speech chips, side by side. */
export function drawTermChips(group: GroupId, forms: readonly SpokenForm[]): (Element | string)[] {
  return forms.flatMap((form) => [' ', termChip(group, form)]).slice(1);
}

/**
 * Renders characters or ordinals with all their names, in columns. Characters have hats, as in
 * code.
 */
export function drawCharacterList(group: GroupId, language: Language): Element {
  const items = listTerms(group, language).map(({ identifier, forms }) =>
    h('li', [
      group === 'ordinal' ? inlineCode(identifier) : h('code', h('span.hat', identifier)),
      ' ',
      drawTermChips(group, forms),
    ]),
  );
  return h('ul.character-list', { class: `${group}-list` }, items);
}
