import type { ReactNode } from 'react';
import type { ChangedTerm } from '#client/my-vocabulary/changed-terms.ts';
import { useTranslate } from '#client/page-data/use-translate.ts';

/** Lists the reader's words and the default words they replace. */
export function ChangedTerms({ changes }: { readonly changes: readonly ChangedTerm[] }): ReactNode {
  const translate = useTranslate();
  return (
    <table className="my-vocabulary-changes">
      <thead>
        <tr>
          <th scope="col">{translate({ id: 'myVocabulary.default', message: 'Default' })}</th>
          <th scope="col">{translate({ id: 'myVocabulary.own', message: 'You say' })}</th>
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
                : translate({ id: 'myVocabulary.off', message: 'nothing: turned off' })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
