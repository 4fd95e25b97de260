import type { ComponentType } from 'react';
import type { PageData } from '#shared/page.ts';

/** A page that is ready to be drawn. */
export interface LoadedPage {
  readonly data: PageData;
  readonly Content: ComponentType;
}

/** Checks what a page's chunk holds. Throws an error that names the route when there is no default export. */
export function toLoadedPage(module: unknown, path: string): LoadedPage {
  const { default: Content, data } = module as { default?: ComponentType; data?: PageData };
  if (Content === undefined) throw new Error(`The page module at ${path} has no default export.`);
  if (data === undefined) throw new Error(`The page module at ${path} has no page data.`);
  return { data, Content };
}
