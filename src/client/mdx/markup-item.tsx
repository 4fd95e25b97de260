import { useTrustedHtml } from './use-trusted-html.ts';

interface MarkupItemProps {
  readonly className: string;
  readonly html: string;
}

/** A list item with markup from the site's configuration, inserted unchanged. */
export function MarkupItem({ className, html }: MarkupItemProps) {
  return <li className={className} dangerouslySetInnerHTML={useTrustedHtml(html)} />;
}
