import { useTrustedHtml } from './use-trusted-html.ts';

/** A list item with markup from the site's configuration, inserted unchanged. */
export function MarkupItem({
  className,
  html,
}: {
  readonly className: string;
  readonly html: string;
}) {
  return <li className={className} dangerouslySetInnerHTML={useTrustedHtml(html)} />;
}
