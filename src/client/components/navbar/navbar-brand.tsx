import { linkAttributes } from '#shared/navbar/resolve-link.ts';
import { withBase } from '#shared/paths/base-path.ts';
import { Logo } from '#client/ui/logo.tsx';
import { useSite } from '#client/page-data/site-context.tsx';

/** Logo and title, linked to the home page unless the logo has its own URL. */
export function NavbarBrand() {
  const { navbar, baseUrl, title: siteTitle } = useSite().config;
  const { logo, title } = navbar;
  if (!logo && title === undefined) return null;
  const href = withBase(baseUrl, logo?.href ?? '/');
  return (
    <a
      className="navbar-brand"
      href={href}
      {...linkAttributes(href)}
      {...(logo?.target && { target: logo.target })}
    >
      {logo && (
        // Screen readers read the title next to the logo; with alt text, they would read the brand
        // twice.
        <span aria-hidden={title === undefined ? undefined : true}>
          <Logo logo={logo} defaultAlt={title === undefined ? siteTitle : ''} />
        </span>
      )}
      {title !== undefined && <span className="navbar-title">{title}</span>}
    </a>
  );
}
