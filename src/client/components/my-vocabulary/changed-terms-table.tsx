import type { ReactNode } from 'react';
import type { ChangedTerm } from '#client/my-vocabulary/changed-terms.ts';
import { translate } from '#client/i18n/translate.ts';

/** Lists the reader's words and the default words they replace. */
export function ChangedTerms({ changes }: { readonly changes: readonly ChangedTerm[] }): ReactNode {
  return (
    <table
      className="my-vocabulary-changes"
      aria-label={translate('myVocabulary.changes', 'Changed words')}
    >
      <thead>
        <tr>
          <th scope="col">{translate('myVocabulary.default', 'Default')}</th>
          <th scope="col">{translate('myVocabulary.own', 'You say')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ group, identifier, spoken, defaults }) => (
          <tr key={`${group}:${identifier}`}>
            <th scope="row">
              {defaults.length > 0 ? defaults.join(', ') : <code>{identifier}</code>}
            </th>
            <td>
              {spoken.length > 0
                ? spoken.join(', ')
                : translate('myVocabulary.off', 'nothing: turned off')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
