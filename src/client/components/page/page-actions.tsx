import type { ReactNode } from 'react';
import { translate } from '#client/i18n/translate.ts';

interface PageActionsProps {
  readonly editUrl?: string;
  /** URL for reporting a problem with the page; ignored if both other URLs are absent. */
  readonly reportUrl?: string;
  /** URL of the page as Markdown, including the base path. */
  readonly markdownUrl?: string;
}

/** Page actions, in the same order everywhere. A behavior handles "Copy page". */
export function PageActions({ editUrl, reportUrl, markdownUrl }: PageActionsProps) {
  if (!editUrl && !markdownUrl) return null;
  return (
    <div className="page-actions">
      {editUrl && (
        <ExternalButton href={editUrl}>
          {translate('pageActions.edit', 'Edit this page')}
        </ExternalButton>
      )}
      {markdownUrl && (
        <>
          <button type="button" className="button" data-action="copy-page" data-url={markdownUrl}>
            {translate('pageActions.copy', 'Copy page')}
          </button>
          <a className="button" href={markdownUrl} data-native-link>
            {translate('pageActions.markdown', 'View as Markdown')}
          </a>
        </>
      )}
      {reportUrl && (
        <ExternalButton href={reportUrl}>
          {translate('pageActions.report', 'Report a problem with this page')}
        </ExternalButton>
      )}
    </div>
  );
}

function ExternalButton(props: { readonly href: string; readonly children: ReactNode }) {
  return (
    <a className="button external-link" target="_blank" rel="noopener noreferrer" {...props} />
  );
}
