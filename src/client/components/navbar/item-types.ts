import type { ComponentType } from 'react';
import type { customItemTypes } from '#shared/navbar/custom-item-types.ts';

/** What a registered component gets: the item as it is configured. */
interface CustomItemProps {
  readonly item: Readonly<Record<string, unknown>>;
  /** Drawn in the menu of small screens. */
  readonly mobile: boolean;
}

/** Components by their item type, which starts with "custom-". */
type ItemTypes = Readonly<Record<string, ComponentType<CustomItemProps>>>;

/** The site's own item types. To add one: name it in `src/shared/navbar/custom-item-types.ts`, write `'custom-name': Component` here and use the type in `site.config.ts`. */
export const itemTypes: ItemTypes = {} satisfies Record<(typeof customItemTypes)[number], unknown>;
