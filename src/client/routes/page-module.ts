import type { ComponentType } from 'react';
import type { PageData } from '#shared/page.ts';
import { createStaticContent } from '#client/mdx/static-content.tsx';

/** A page that is ready to be drawn. */
export interface LoadedPage {
  readonly data: PageData;
  readonly Content: ComponentType;
}

/** Reads a page's chunk: its data, and its content as an HTML string or as a component. Throws an error that names the route when there is no default export. */
export function toLoadedPage(module: unknown, path: string): LoadedPage {
  const { default: content, data } = module as {
    default?: ComponentType | string;
    data?: PageData;
  };
  if (content === undefined) throw new Error(`The page module at ${path} has no default export.`);
  if (data === undefined) throw new Error(`The page module at ${path} has no page data.`);
  return { data, Content: typeof content === 'string' ? createStaticContent(content) : content };
}
