import { DocSearchModal } from '@docsearch/react/modal';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { storageName } from '#shared/document/storage-name.ts';
import { useSite } from '#client/page-data/site-context.tsx';
import { readEarlyWords } from '../early-field.ts';
import { resultLimits } from '../engine/result-limits.ts';
import { createDialogClient } from './dialog-client.ts';
import { DialogHeader } from './dialog-header.tsx';
import { DialogContext } from './dialog-state.ts';
import { ResultsFooter } from './results-footer.tsx';
import { SearchHitLink } from './search-hit-link.tsx';
import { SearchStatus } from './search-status.tsx';
import { useDialogField } from './use-dialog-field.ts';
import { useDialogKeys } from './use-dialog-keys.ts';
import { useDialogValues } from './use-dialog-values.ts';
import { useHitNavigator } from './use-hit-navigator.ts';
import { modalTexts } from './modal-texts.ts';
import { useEarlyWords } from './use-early-words.ts';
import './styles/search-modal.css';
import './styles/search-hits.css';
import { translate } from '#client/i18n/translate.ts';

interface SearchModalProps {
  readonly initialQuery: string;
  readonly onClose: () => void;
}

/** The search dialog: DocSearch's modal with this site's search source. */
export function SearchModal({ initialQuery: requested, onClose }: SearchModalProps) {
  // Initially the text typed while this code was loading; later, each chosen suggestion.
  const [initialQuery, restart] = useState(() => readEarlyWords() ?? requested);
  const { search } = useSite().config;
  const root = useRef<HTMLDivElement>(null);
  const { source, state, setQuery, onAnswer, onEnter } = useDialogValues(initialQuery);
  const indexName = search.hosted?.indexName ?? storageName.replace(/-docs$/, '');
  const transformSearchClient = useCallback(
    <Client extends object>(client: Client): Client => ({
      ...client,
      ...createDialogClient({ source, indexName, onAnswer }),
    }),
    [source, indexName, onAnswer],
  );
  const navigator = useHitNavigator();
  const header = useDialogField(root, initialQuery);
  const onChoose = useCallback((itemUrl: string) => navigator.navigate({ itemUrl }), [navigator]);
  useDialogKeys(root, { onClose, onChoose, onEnter });
  usePageInert();
  useEarlyWords(root, { start: initialQuery, restart, onEnter });
  return createPortal(
    <DialogContext value={state}>
      <div
        ref={root}
        className="search-root"
        role="dialog"
        aria-modal="true"
        aria-label={translate('search.dialog', 'Search the documentation')}
        onInput={(event) => setQuery((event.target as HTMLInputElement).value)}
        onReset={() => setQuery('')}
      >
        <DocSearchModal
          key={initialQuery}
          appId={search.hosted?.appId ?? 'local'}
          apiKey={search.hosted?.apiKey ?? 'local'}
          indices={[indexName]}
          placeholder={search.placeholder}
          initialQuery={initialQuery}
          initialScrollY={window.scrollY}
          maxResultsPerGroup={resultLimits.shown}
          transformSearchClient={transformSearchClient}
          hitComponent={SearchHitLink}
          resultsFooterComponent={ResultsFooter}
          navigator={navigator}
          translations={modalTexts}
          footerAction={<SearchStatus />}
          onClose={onClose}
        />
        {createPortal(<DialogHeader onSuggestion={restart} />, header)}
      </div>
    </DialogContext>,
    document.body,
  );
}

/** Makes the page inert to keys, clicks, and screen readers while a dialog outside it is open. */
function usePageInert() {
  useLayoutEffect(() => {
    const page = document.getElementById('root');
    if (!page) return undefined;
    page.inert = true;
    return () => {
      page.inert = false;
    };
  }, []);
}
