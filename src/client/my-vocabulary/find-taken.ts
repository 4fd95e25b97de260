import { groupBy } from '#shared/text/group-by.ts';
import { listedGroups } from '#shared/voice/group-id.ts';
import type { Vocabulary } from '#shared/voice/vocabulary.ts';
import type { LineProblem, Row } from './read-rows.ts';
import { spokenForms } from './csv.ts';
import type { VocabularyFile } from './vocabulary-files.ts';

/**
 * Returns a problem for each line whose form belongs to another of the file's terms. `vocabulary`
 * already includes these lines.
 */
export function findTaken(
  rows: readonly Row[],
  { groupsOf }: VocabularyFile,
  vocabulary: Vocabulary,
): readonly LineProblem[] {
  const groups = new Set([...groupsOf.values()].flat());
  const forms = listedGroups
    .filter((group) => groups.has(group))
    .flatMap((group) => vocabulary[group].forms)
    .filter(({ off }) => off === undefined);
  const owners = groupBy(forms, ({ spoken }) => spoken.toLowerCase());
  return rows.flatMap(({ spoken, identifier, line }) => {
    for (const form of spokenForms(spoken)) {
      const owner = owners.get(form.toLowerCase())?.find((one) => one.identifier !== identifier);
      if (!owner) continue;
      const describe = (): string =>
        `"${form}" is taken by "${owner.identifier}": add a line with a different form for that term.`;
      return [{ line, describe }];
    }
    return [];
  });
}
