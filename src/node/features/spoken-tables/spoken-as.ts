import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import type { DocumentedLanguage } from '#shared/voice/language/language.ts';
import type { VocabularyGroup } from '#shared/voice/vocabulary.ts';
import { groupDetails, termDetails } from '#shared/voice/term-details.ts';
import type { Block } from '#node/compile/html/block.ts';
import { inlineCode } from './spoken-table.ts';

/**
 * Maximum number of forms to list from one group. With more forms, only the group is shown, because
 * listing the whole alphabet would not help.
 */
const listedForms = 4;

/**
 * `::spoken-as[classes/actions_Remove.Delete]`: renders the spoken forms of what a reference
 * declaration implements, except those that are off by default; renders nothing if there are none.
 */
export const spokenAsBlock: Block = ({ label }, { language }) => {
  if (!language) return [];
  const groups = Object.values(language.vocabulary).map((group) => ({
    ...groupDetails(language.terms, group.id),
    forms: formsOf(label, group, language),
  }));
  const forms = groups.flatMap((group) => (group.forms.length > listedForms ? [] : group.forms));
  const long = groups.filter((group) => group.forms.length > listedForms);
  const explained = forms.filter((form) => form.explained !== '');
  const guides = new Map(explained.map((form) => [form.explained, `${form.spoken} in the guide`]));
  const sentences = [
    forms.length > 0 && [
      'Spoken as ',
      ...join(
        forms.map(({ spoken }) => inlineCode(`"${spoken}"`)),
        ' or ',
      ),
      guides.size > 0 ? ': ' : '',
      ...join([...guides].map(([href, text]) => link(text, href))),
      '.',
    ],
    long.length > 0 && [
      'Reached by saying any of ',
      ...join(long.map((group) => link(group.title, group.explained))),
      '.',
    ],
  ].filter((sentence) => sentence !== false);
  return sentences.length > 0 ? [h('p', ...join(sentences, ' ').flat())] : [];
};

function formsOf(api: string, { id, forms }: VocabularyGroup, { terms }: DocumentedLanguage) {
  return forms.flatMap(({ spoken, identifier, off }) => {
    const details = termDetails(terms, id, identifier);
    return off || details.api !== api ? [] : [{ spoken, explained: details.explained }];
  });
}

/** Returns a link to an explanation, or only its text if the term or group has none. */
function link(text: string, href: string): ElementContent | string {
  return href === '' ? text : h('a', { href }, text);
}

function join<T>(items: readonly T[], separator = ', '): (T | string)[] {
  return items.flatMap((item, index) => (index === 0 ? [item] : [separator, item]));
}
