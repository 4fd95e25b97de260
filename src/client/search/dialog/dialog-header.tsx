import { MeaningLine } from '../meaning/meaning-line.tsx';
import { NoResults } from '../no-results.tsx';
import { useDialogState } from './dialog-state.ts';
import { translate } from '#client/i18n/translate.ts';

interface DialogHeaderProps {
  /** Called with the suggested query that was chosen. */
  readonly onSuggestion: (query: string) => void;
}

/** Shows, above the results, what the query means as a command, or that nothing was found. */
export function DialogHeader({ onSuggestion }: DialogHeaderProps) {
  const { query, answer, isPending, meaning } = useDialogState();
  const isEmpty = !isPending && query.trim() !== '' && answer?.count === 0;
  return (
    <>
      {meaning && <MeaningLine meaning={meaning} />}
      {isEmpty && (
        <NoResults
          title={
            <p className="search-none-title">
              {translate('search.modal.noResults', 'No results for')} “<strong>{query}</strong>”
            </p>
          }
          query={query}
          suggestions={answer.suggestions}
          renderSuggestion={(word) => (
            <button type="button" className="button" onClick={() => onSuggestion(word)}>
              {word}
            </button>
          )}
        />
      )}
    </>
  );
}
