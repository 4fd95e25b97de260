import type { ReactNode } from 'react';
import type { WordChange } from '#client/my-vocabulary/word-changes.ts';
import { useTranslate } from '#client/page-data/use-translate.ts';

/** Lists what the reader says in place of the default words. */
export function WordChanges({ changes }: { readonly changes: readonly WordChange[] }): ReactNode {
  const translate = useTranslate();
  return (
    <table className="my-words-changes">
      <thead>
        <tr>
          <th scope="col">{translate({ id: 'myWords.default', message: 'Default' })}</th>
          <th scope="col">{translate({ id: 'myWords.own', message: 'You say' })}</th>
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
                : translate({ id: 'myWords.off', message: 'nothing: switched off' })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
