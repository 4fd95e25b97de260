import type { ReactNode } from 'react';
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

/** The trail from the home page to this page; renders nothing on sites without breadcrumbs. */
export function Breadcrumbs({ trail }: { readonly trail: readonly Breadcrumb[] }): ReactNode {
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
        {positioned(trail).map(({ crumb, position }, index) => (
          <BreadcrumbItem
            key={index}
            crumb={crumb}
            position={position}
            isLast={index === trail.length - 1}
            baseUrl={baseUrl}
          />
        ))}
      </ol>
    </nav>
  );
}

interface PositionedCrumb {
  readonly crumb: Breadcrumb;
  /** One-based position among the steps with an address. */
  readonly position: number;
}

function positioned(trail: readonly Breadcrumb[]): readonly PositionedCrumb[] {
  let position = 0;
  return trail.map((crumb) => ({
    crumb,
    position: crumb.path === undefined ? position : ++position,
  }));
}

interface BreadcrumbItemProps extends PositionedCrumb {
  readonly isLast: boolean;
  readonly baseUrl: string;
}

function BreadcrumbItem({
  crumb: { label, path },
  position,
  isLast,
  baseUrl,
}: BreadcrumbItemProps): ReactNode {
  if (path === undefined)
    return (
      <li aria-current={isLast ? 'page' : undefined}>
        <BreakableText>{label}</BreakableText>
      </li>
    );
  return (
    <li {...listItem}>
      <a href={toAddress(baseUrl, path)} itemProp="item">
        <span itemProp="name">
          <BreakableText>{label}</BreakableText>
        </span>
      </a>
      <meta itemProp="position" content={String(position)} />
    </li>
  );
}
