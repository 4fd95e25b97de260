import { DocSearchModal } from '@docsearch/react/modal';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useSite } from '#client/page-data/site-context.tsx';
import { AnswerContext, type Answer } from './answer-context.ts';
import { SearchHitLink } from './search-hit-link.tsx';
import { numberHits } from './number-hits.ts';
import { ResultsFooter } from './results-footer.tsx';
import { SearchStatus } from './search-status.tsx';
import { useDialog } from './use-dialog.ts';
import { useHitNavigator } from './use-hit-navigator.ts';
import { useHostedParameters } from './use-hosted-parameters.ts';
import { useModalClient } from './use-modal-client.ts';
import { useModalTexts } from './use-modal-texts.ts';
import './search-modal.css';

interface SearchModalProps {
  readonly initialQuery: string;
  readonly onClose: () => void;
}

/** The search dialog: DocSearch's, on the local engine or on the hosted service. */
export function SearchModal({ initialQuery, onClose }: SearchModalProps): ReactNode {
  const { search } = useSite().config;
  const root = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState(initialQuery);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const transformSearchClient = useModalClient({ root, onAnswer: setAnswer });
  const searchParameters = useHostedParameters();
  const texts = useModalTexts();
  const indexName = search.hosted?.indexName ?? 'cursorless';
  const indices = useMemo(
    () => [{ name: indexName, searchParameters }],
    [indexName, searchParameters],
  );
  const navigator = useHitNavigator();
  useDialog(root, onClose);
  return createPortal(
    <AnswerContext value={answer}>
      <div
        ref={root}
        className="search-root"
        onInput={(event) => setQuery((event.target as HTMLInputElement).value)}
        onReset={() => setQuery('')}
      >
        <DocSearchModal
          appId={search.hosted?.appId ?? 'local'}
          apiKey={search.hosted?.apiKey ?? 'local'}
          indices={indices}
          placeholder={search.placeholder}
          initialQuery={initialQuery}
          initialScrollY={window.scrollY}
          insights={false}
          maxResultsPerGroup={20}
          transformSearchClient={transformSearchClient}
          transformItems={numberHits}
          hitComponent={SearchHitLink}
          resultsFooterComponent={ResultsFooter}
          navigator={navigator}
          getMissingResultsUrl={
            search.reportUrl === undefined
              ? undefined
              : ({ query: missed }) =>
                  search.reportUrl?.replace('{query}', encodeURIComponent(missed)) ?? ''
          }
          translations={texts}
          footerAction={<SearchStatus query={query} indexName={indexName} />}
          onClose={onClose}
        />
      </div>
    </AnswerContext>,
    document.body,
  );
}
