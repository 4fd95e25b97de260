import type { ReactNode } from 'react';
import { Translate } from '#client/ui/translate.tsx';

interface PageActionsProps {
  readonly editUrl?: string;
  /** Address of the page's Markdown twin, with the base path. */
  readonly markdownUrl?: string;
}

/** Actions on a page, in the same order everywhere. A behaviour makes "Copy page" work. */
export function PageActions({ editUrl, markdownUrl }: PageActionsProps): ReactNode {
  if (!editUrl && !markdownUrl) return null;
  return (
    <div className="page-actions">
      {editUrl && (
        <a
          className="button external-link"
          href={editUrl}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Translate id="pageActions.edit">Edit this page</Translate>
        </a>
      )}
      {markdownUrl && (
        <>
          <button type="button" className="button" data-action="copy-page" data-url={markdownUrl}>
            <Translate id="pageActions.copy">Copy page</Translate>
          </button>
          <a className="button" href={markdownUrl} data-native-link>
            <Translate id="pageActions.markdown">View as Markdown</Translate>
          </a>
        </>
      )}
    </div>
  );
}
