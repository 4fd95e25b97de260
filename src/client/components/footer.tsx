import type { ReactNode } from 'react';
import type {
  FooterColumn,
  FooterConfig,
  FooterItem,
  LogoConfig,
} from '#shared/config/site-config.ts';
import { useSite } from '#client/page-data/site-context.tsx';
import { Logo } from '../ui/logo.tsx';
import { ExternalIcon } from '../ui/icons.tsx';
import { opensNewTab, resolveLink } from '#shared/navbar/resolve-link.ts';
import { trustedHtml } from '#client/mdx/static/trusted-types.ts';
import { translate } from '#client/i18n/translate.ts';

interface FooterProps {
  /** Buttons for the reader's settings. */
  readonly tools?: ReactNode;
}

/**
 * The footer of every page: links, tools, logo and copyright; parts that are not configured are
 * skipped.
 */
export function Footer({ tools }: FooterProps) {
  const { links, logo, copyright, style } = useSite().config.footer;
  if (links.length === 0 && !logo && !copyright && !tools) return null;
  return (
    <footer className={`site-footer footer-${style}`}>
      <div className="page-frame footer-frame">
        {links.length > 0 && <FooterLinks links={links} />}
        {tools && <div className="footer-tools">{tools}</div>}
        {logo && <FooterLogo logo={logo} />}
        {copyright && (
          <div className="footer-copyright" dangerouslySetInnerHTML={trustedHtml(copyright)} />
        )}
      </div>
    </footer>
  );
}

function isColumns(links: FooterConfig['links']): links is FooterColumn[] {
  const [first] = links;
  return first !== undefined && 'items' in first;
}

function FooterLinks({ links }: Pick<FooterConfig, 'links'>) {
  return (
    <nav
      className={isColumns(links) ? 'footer-columns' : 'footer-row'}
      aria-label={translate('footer.label', 'Footer')}
    >
      {isColumns(links) ? (
        links.map((column, index) => <Column key={index} column={column} />)
      ) : (
        <LinkList items={links} separator="·" />
      )}
    </nav>
  );
}

function Column({ column: { title, items } }: { readonly column: FooterColumn }) {
  return (
    <div className="footer-column">
      {title !== null && <p className="footer-title">{title}</p>}
      <LinkList items={items} label={title ?? undefined} />
    </div>
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
          <FooterEntry item={item} />
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

function FooterEntry({ item: { html, label, to, href } }: { readonly item: FooterItem }) {
  const { baseUrl } = useSite().config;
  if (html !== undefined) return <span dangerouslySetInnerHTML={trustedHtml(html)} />;
  const link = resolveLink({ to, href }, baseUrl);
  return (
    <a href={link.href} {...link.attributes}>
      {label}
      {opensNewTab(link.href) && <ExternalIcon />}
    </a>
  );
}

function FooterLogo({ logo }: { readonly logo: LogoConfig }) {
  const { title } = useSite().config;
  const picture = <Logo logo={logo} defaultAlt={title} />;
  return (
    <div className="footer-logo">
      {logo.href === undefined ? (
        picture
      ) : (
        <a href={logo.href} target={logo.target}>
          {picture}
        </a>
      )}
    </div>
  );
}
