import type { ReactNode } from 'react';
import type { FooterColumn, FooterConfig, FooterItem } from '#shared/config/site-config.ts';
import { useSite } from '#client/page-data/site-context.tsx';
import { Logo } from '../ui/logo.tsx';
import { ExternalIcon } from '../ui/icons.tsx';
import { opensNewTab, resolveLink } from '#shared/navbar/resolve-link.ts';
import { withBase } from '#shared/paths/base-path.ts';
import { trustedHtml } from '#client/mdx/static/trusted-types.ts';
import { translate } from '#client/i18n/translate.ts';

/**
 * The footer of every page: links, tools (buttons for the reader's settings), logo and copyright;
 * parts that are not configured are skipped.
 */
export function Footer({ tools }: { readonly tools?: ReactNode }) {
  const { baseUrl, footer, title } = useSite().config;
  const { links, logo, copyright, style } = footer;
  if (links.length === 0 && !logo && !copyright && !tools) return null;
  const picture = logo && <Logo logo={logo} defaultAlt={title} />;
  return (
    <footer className={`site-footer footer-${style}`}>
      <div className="page-frame footer-frame">
        {links.length > 0 && <FooterLinks links={links} />}
        {tools && <div className="footer-tools">{tools}</div>}
        {logo && (
          <div className="footer-logo">
            {logo.href === undefined ? (
              picture
            ) : (
              <a href={withBase(baseUrl, logo.href)} target={logo.target}>
                {picture}
              </a>
            )}
          </div>
        )}
        {copyright && (
          <div className="footer-copyright" dangerouslySetInnerHTML={trustedHtml(copyright)} />
        )}
      </div>
    </footer>
  );
}

function isColumns(links: FooterConfig['links']): links is FooterColumn[] {
  return links.some((link) => 'items' in link);
}

function FooterLinks({ links }: Pick<FooterConfig, 'links'>) {
  return (
    <nav
      className={isColumns(links) ? 'footer-columns' : 'footer-row'}
      aria-label={translate('footer.label', 'Footer')}
    >
      {isColumns(links) ? (
        links.map(({ title, items }, index) => (
          <div key={index} className="footer-column">
            {title !== null && <p className="footer-title">{title}</p>}
            <LinkList items={items} label={title ?? undefined} />
          </div>
        ))
      ) : (
        <LinkList items={links} separator="·" />
      )}
    </nav>
  );
}

interface LinkListProps {
  readonly items: readonly FooterItem[];
  readonly label?: string;
  /** Separator between the items of a single-row list. */
  readonly separator?: string;
}

function LinkList({ items, label, separator }: LinkListProps) {
  return (
    <ul className="footer-list" aria-label={label}>
      {items.map((item, index) => (
        <li key={index}>
          <FooterEntry {...item} />
          {separator !== undefined && index < items.length - 1 && (
            <span className="footer-separator" aria-hidden="true">
              {separator}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function FooterEntry({ html, label, ...target }: FooterItem) {
  const { baseUrl } = useSite().config;
  if (html !== undefined) return <span dangerouslySetInnerHTML={trustedHtml(html)} />;
  const { href, attributes } = resolveLink(target, baseUrl);
  return (
    <a href={href} {...attributes}>
      {label}
      {opensNewTab(href) && <ExternalIcon />}
    </a>
  );
}
