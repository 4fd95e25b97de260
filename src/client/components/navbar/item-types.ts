import type { ComponentType } from 'react';
import type { customItemTypes } from '#shared/navbar/resolved-item.ts';

interface CustomItemProps {
  readonly item: Readonly<Record<string, unknown>>;
  /** Whether the item is rendered in the menu on small screens. */
  readonly mobile: boolean;
}

/** Components, keyed by item type; types start with "custom-". */
type ItemTypes = Readonly<Record<string, ComponentType<CustomItemProps>>>;

/**
 * The site's own item types. To add one: name it in `src/shared/navbar/resolved-item.ts`, write
 * `'custom-name': Component` here and use the type in `site.config.ts`.
 */
export const itemTypes: ItemTypes = {} satisfies Record<(typeof customItemTypes)[number], unknown>;
