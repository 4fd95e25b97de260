import { DocSearchModal } from '@docsearch/react/modal';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useSite } from '#client/page-data/site-context.tsx';
import { useTranslate } from '#client/page-data/use-translate.ts';
import { readEarlyWords, removeEarlyField } from '../early-field.ts';
import { reportHref } from '../source/address.ts';
import { createDialogClient } from './dialog-client.ts';
import { DialogContext } from './dialog-state.ts';
import { ResultsFooter } from './results-footer.tsx';
import { ResultsHeader } from './results-header.tsx';
import { SearchHitLink } from './search-hit-link.tsx';
import { SearchStatus } from './search-status.tsx';
import { useDialogKeys } from './use-dialog-keys.ts';
import { useDialogValues } from './use-dialog-values.ts';
import { useHitNavigator } from './use-hit-navigator.ts';
import { useModalTexts } from './use-modal-texts.ts';
import { usePageInert } from './use-page-inert.ts';
import './search-modal.css';
import './search-hits.css';
import './search-states.css';

interface SearchModalProps {
  readonly initialQuery: string;
  readonly onClose: () => void;
}

/** The search dialog: DocSearch's, with this site's search source. */
export function SearchModal({ initialQuery: asked, onClose }: SearchModalProps): ReactNode {
  // Text typed while this code was loading.
  const [initialQuery] = useState(() => readEarlyWords() ?? asked);
  const { search } = useSite().config;
  const translate = useTranslate();
  const root = useRef<HTMLDivElement>(null);
  const { state, isPending, setQuery, onAnswer } = useDialogValues(initialQuery);
  const indexName = search.hosted?.indexName ?? 'cursorless';
  const { source } = state;
  const { popular } = search;
  const transformSearchClient = useCallback(
    <Client extends object>(client: Client): Client => ({
      ...client,
      ...createDialogClient({ source, indexName, popular, onAnswer }),
    }),
    [source, indexName, popular, onAnswer],
  );
  const texts = useModalTexts();
  const navigator = useHitNavigator();
  useDialogKeys(root, onClose);
  usePageInert();
  useEffect(removeEarlyField, []);
  return createPortal(
    <DialogContext value={state}>
      <div
        ref={root}
        className="search-root"
        data-pending={isPending || undefined}
        role="dialog"
        aria-modal="true"
        aria-label={translate({ id: 'search.dialog', message: 'Search the documentation' })}
        onInput={(event) => setQuery((event.target as HTMLInputElement).value)}
        onReset={() => setQuery('')}
      >
        <DocSearchModal
          appId={search.hosted?.appId ?? 'local'}
          apiKey={search.hosted?.apiKey ?? 'local'}
          indices={[indexName]}
          placeholder={search.placeholder}
          initialQuery={initialQuery}
          initialScrollY={window.scrollY}
          maxResultsPerGroup={20}
          transformSearchClient={transformSearchClient}
          hitComponent={SearchHitLink}
          resultsHeaderComponent={ResultsHeader}
          resultsFooterComponent={ResultsFooter}
          navigator={navigator}
          getMissingResultsUrl={
            search.reportUrl === undefined
              ? undefined
              : ({ query }) => reportHref(search.reportUrl ?? '', query)
          }
          translations={texts}
          footerAction={<SearchStatus />}
          onClose={onClose}
        />
      </div>
    </DialogContext>,
    document.body,
  );
}
