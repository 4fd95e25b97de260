import type { GroupId } from '#shared/voice/group-id.ts';
import { groupDetails, termDetails } from '#shared/voice/term-details.ts';
import { defaultLanguage } from '#shared/voice/language/default-language.ts';
import type { VocabularyGroup } from '#shared/voice/vocabulary.ts';
import type { SpokenReference } from '../model/api-page.ts';

/**
 * Maximum number of forms to list; more are shown as their group, because the alphabet would not
 * help here.
 */
const listedForms = 4;

/** Returns the spoken forms for pages of the reference, keyed by page id. */
export function readSpokenForms(): ReadonlyMap<string, readonly SpokenReference[]> {
  const byPage = new Map<string, SpokenReference[]>();
  for (const group of Object.values(defaultLanguage.vocabulary)) {
    for (const [api, forms] of formsByPage(group)) {
      byPage.set(api, [
        ...(byPage.get(api) ?? []),
        ...(forms.length > listedForms ? [toGroup(group.id)] : forms),
      ]);
    }
  }
  return byPage;
}

function formsByPage({ id, forms }: VocabularyGroup): Map<string, SpokenReference[]> {
  const byPage = new Map<string, SpokenReference[]>();
  for (const { spoken, identifier, off } of forms) {
    const { api, explained } = termDetails(defaultLanguage.terms, id, identifier);
    if (off || !api) continue;
    byPage.set(api, [...(byPage.get(api) ?? []), { kind: 'form', text: spoken, href: explained }]);
  }
  return byPage;
}

function toGroup(id: GroupId): SpokenReference {
  const { title, explained } = groupDetails(defaultLanguage.terms, id);
  return { kind: 'group', text: title, href: explained };
}
