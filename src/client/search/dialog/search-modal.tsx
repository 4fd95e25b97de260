import { DocSearchModal } from '@docsearch/react/modal';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { storageName } from '#shared/document/storage-name.ts';
import { useSite } from '#client/page-data/site-context.tsx';
import { readEarlyWords } from '../early-field.ts';
import { resultLimits } from '../engine/result-limits.ts';
import { toHitTarget } from '../source/address.ts';
import { useSearchSource } from '../use-search-source.ts';
import { createDialogClient } from './dialog-client.ts';
import { DialogHeader, ResultsFooter, SearchStatus } from './dialog-parts.tsx';
import { DialogContext, useDialogValues } from './dialog-state.ts';
import { SearchHitLink } from './search-hit-link.tsx';
import { useDialogField } from './use-dialog-field.ts';
import { useDialogKeys } from './use-dialog-keys.ts';
import { modalTexts } from './modal-texts.ts';
import './styles/search-modal.css';
import './styles/search-hits.css';
import { translate } from '#client/i18n/translate.ts';

interface SearchModalProps {
  readonly initialQuery: string;
  readonly onClose: () => void;
}

/** The search dialog: DocSearch's modal with this site's search source. */
export function SearchModal({ initialQuery: requested, onClose }: SearchModalProps) {
  // Initially the text in the early field, or else the requested query; later, text typed during
  // rendering, and each chosen suggestion.
  const [initialQuery, restart] = useState(() => readEarlyWords() ?? requested);
  const { search } = useSite().config;
  const root = useRef<HTMLDivElement>(null);
  const source = useSearchSource();
  const { state, setQuery, onAnswer, onEnter } = useDialogValues(initialQuery);
  const indexName = search.hosted?.indexName ?? storageName.replace(/-docs$/, '');
  const transformSearchClient = useCallback(
    <Client extends object>(client: Client): Client => ({
      ...client,
      ...createDialogClient(source, indexName, onAnswer),
    }),
    [source, indexName, onAnswer],
  );
  const navigator = useHitNavigator();
  useDialogKeys(root, { onClose, onChoose: navigator.navigate, onEnter });
  usePageInert();
  const header = useDialogField(root, { start: initialQuery, restart, onEnter });
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

/**
 * Makes the page inert to keys, clicks and screen readers while the search dialog, which is outside
 * it, is open.
 */
function usePageInert() {
  useLayoutEffect(() => {
    const page = document.getElementById('root') as HTMLElement;
    page.inert = true;
    return () => {
      page.inert = false;
    };
  }, []);
}

interface Choice {
  readonly itemUrl: string;
}

/**
 * Returns a navigator for results chosen with a key. It opens them with the router after the dialog
 * has closed, because closing the dialog restores the scroll position.
 */
function useHitNavigator() {
  const navigate = useNavigate();
  const { config } = useSite();
  return useMemo(() => {
    const open = ({ itemUrl }: Choice) =>
      void window.open(toHitTarget(itemUrl, config).href, '_blank', 'noopener');
    return {
      navigate({ itemUrl }: Choice) {
        const { href, path } = toHitTarget(itemUrl, config);
        setTimeout(() => void (path === null ? window.location.assign(href) : navigate(path)));
      },
      navigateNewTab: open,
      navigateNewWindow: open,
    };
  }, [navigate, config]);
}
