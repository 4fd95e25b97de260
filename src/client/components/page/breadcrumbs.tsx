import type { Breadcrumb } from '#shared/page/navigation.ts';
import { toAddress } from '#shared/paths/base-path.ts';
import { BreakableText } from '#client/ui/breakable-text.tsx';
import { HomeIcon } from '#client/ui/icons.tsx';
import { useSite } from '#client/page-data/site-context.tsx';
import { translate } from '#client/i18n/translate.ts';

const listItem = {
  itemProp: 'itemListElement',
  itemScope: true,
  itemType: 'https://schema.org/ListItem',
};

/**
 * The trail from the home page to this page; renders nothing if it is empty or the site has turned
 * breadcrumbs off.
 */
export function Breadcrumbs({ trail }: { readonly trail: readonly Breadcrumb[] }) {
  const { baseUrl, breadcrumbs } = useSite().config;
  if (!breadcrumbs || trail.length === 0) return null;
  return (
    <nav className="breadcrumbs" aria-label={translate('breadcrumbs.label', 'Breadcrumbs')}>
      <ol itemScope itemType="https://schema.org/BreadcrumbList">
        <li>
          <a className="breadcrumb-home" href={baseUrl}>
            <HomeIcon />
            {translate('breadcrumbs.home', 'Home')}
          </a>
        </li>
        {trail.map(({ label, path }, index) =>
          path === undefined ? (
            <li key={index} aria-current={index === trail.length - 1 ? 'page' : undefined}>
              <BreakableText>{label}</BreakableText>
            </li>
          ) : (
            <li key={index} {...listItem}>
              <a href={toAddress(baseUrl, path)} itemProp="item">
                <span itemProp="name">
                  <BreakableText>{label}</BreakableText>
                </span>
              </a>
              <meta
                itemProp="position"
                content={String(
                  trail.slice(0, index + 1).filter((step) => step.path !== undefined).length,
                )}
              />
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
