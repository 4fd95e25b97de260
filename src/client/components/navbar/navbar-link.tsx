import { docsVersionAttribute } from '#shared/document/document-marks.ts';
import { opensNewTab } from '#shared/navbar/resolve-link.ts';
import type { LinkView } from './view-item.ts';
import { ExternalIcon } from '#client/ui/icons.tsx';
import { usePreferredVersion } from '#client/hooks/use-preferred-version.ts';
import { useTrustedHtml } from '#client/mdx/use-trusted-html.ts';

interface NavbarLinkProps {
  readonly view: LinkView;
  readonly className: string;
}

/** A link in the navbar or in one of its menus. */
export function NavbarLink({ view, className }: NavbarLinkProps) {
  const { savePreferred } = usePreferredVersion();
  const { href, label, html, active, attributes, savesVersion } = view;
  const markup = useTrustedHtml(html ?? '');
  const shared = {
    ...attributes,
    href,
    className: [className, attributes.className].filter(Boolean).join(' '),
    'aria-current': active ? ('page' as const) : undefined,
  };
  if (html !== undefined) return <a {...shared} dangerouslySetInnerHTML={markup} />;
  return (
    <a
      {...shared}
      {...{ [docsVersionAttribute]: savesVersion }}
      onClick={savesVersion === undefined ? undefined : () => savePreferred(savesVersion)}
    >
      {label}
      {opensNewTab(href) && <ExternalIcon />}
    </a>
  );
}
