import type { ReactNode } from 'react';
import { Translate } from '#client/ui/translate.tsx';

interface PageActionsProps {
  readonly editUrl?: string;
  /** Address for reporting a problem with the page. */
  readonly reportUrl?: string;
  /** Address of the page's Markdown twin, with the base path. */
  readonly markdownUrl?: string;
}

/** Actions on a page, in the same order everywhere. A behavior handles "Copy page". */
export function PageActions({ editUrl, reportUrl, markdownUrl }: PageActionsProps): ReactNode {
  if (!editUrl && !markdownUrl) return null;
  return (
    <div className="page-actions">
      {editUrl && (
        <ExternalButton href={editUrl}>
          <Translate id="pageActions.edit">Edit this page</Translate>
        </ExternalButton>
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
      {reportUrl && (
        <ExternalButton href={reportUrl}>
          <Translate id="pageActions.report">Report a problem with this page</Translate>
        </ExternalButton>
      )}
    </div>
  );
}

function ExternalButton(props: { readonly href: string; readonly children: ReactNode }): ReactNode {
  return (
    <a className="button external-link" target="_blank" rel="noopener noreferrer" {...props} />
  );
}
