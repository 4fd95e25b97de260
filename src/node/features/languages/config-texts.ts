import type {
  FooterColumn,
  FooterItem,
  NavbarItem,
  SiteConfig,
} from '#shared/config/site-config.ts';

/** A translatable text of the configuration. */
export interface ConfigText {
  /** Translation file that it belongs to. */
  readonly file: 'navbar' | 'footer' | 'docs';
  /** Its key in that file, as in Docusaurus. */
  readonly key: string;
  /** Text as written by the owner. */
  readonly message: string;
  /** Path of the configuration field. */
  readonly path: readonly string[];
}

/**
 * Returns all texts of navbar, footer and the groups of sidebars, with their keys and field paths.
 */
export function configTexts({ navbar, footer, sidebar }: SiteConfig): readonly ConfigText[] {
  return [
    ...text('navbar', 'title', navbar.title, ['navbar', 'title']),
    ...text('navbar', 'logo.alt', navbar.logo?.alt, ['navbar', 'logo', 'alt']),
    ...navbarTexts(navbar.items, ['navbar', 'items']),
    ...text('footer', 'copyright', footer.copyright, ['footer', 'copyright']),
    ...text('footer', 'logo.alt', footer.logo?.alt, ['footer', 'logo', 'alt']),
    ...footer.links.flatMap((entry, index) => footerTexts(entry, ['footer', 'links', `${index}`])),
    ...Object.entries(sidebar.groups ?? {}).flatMap(([name, groups]) =>
      groups.flatMap(({ label }, index) => {
        const path = ['sidebar', 'groups', name, `${index}`, 'label'];
        return text('docs', `sidebar.${name}.category.${label}`, label, path);
      }),
    ),
  ];
}

function text(
  file: ConfigText['file'],
  key: string,
  message: string | null | undefined,
  path: readonly string[],
): readonly ConfigText[] {
  return message ? [{ file, key, message, path }] : [];
}

function navbarTexts(items: readonly NavbarItem[], path: readonly string[]): readonly ConfigText[] {
  return items.flatMap((item, index) => {
    const place = [...path, `${index}`];
    const label = 'label' in item && typeof item.label === 'string' ? item.label : undefined;
    return [
      ...text('navbar', `item.label.${label ?? ''}`, label, [...place, 'label']),
      ...(['items', 'dropdownItemsBefore', 'dropdownItemsAfter'] as const).flatMap((list) =>
        list in item
          ? navbarTexts((item as Partial<Record<typeof list, NavbarItem[]>>)[list] ?? [], [
              ...place,
              list,
            ])
          : [],
      ),
    ];
  });
}

function footerTexts(
  entry: FooterItem | Pick<FooterColumn, 'title' | 'items'>,
  path: readonly string[],
): readonly ConfigText[] {
  if ('items' in entry) {
    const { title, items } = entry;
    return [
      ...text('footer', `link.title.${title ?? ''}`, title, [...path, 'title']),
      ...items.flatMap((item, index) => footerTexts(item, [...path, 'items', `${index}`])),
    ];
  }
  const { label } = entry;
  return text('footer', `link.item.label.${label ?? ''}`, label, [...path, 'label']);
}
