import type { ComponentType } from 'react';
import type { SidebarView } from '#shared/page/navigation.ts';
import type { PageData } from '#shared/page/page.ts';
import type { ContentModule } from '#shared/page/page-content.ts';
import { createMdxContent } from '#client/mdx/mdx-content.tsx';
import { createStaticContent } from '#client/mdx/static/static-content.tsx';

/** A page that is ready to render. */
export interface LoadedPage {
  readonly data: PageData;
  readonly Content: ComponentType;
  /** Updates the text in place; only on the dev server. */
  readonly update?: (html: string) => void;
  /** Whether the content refreshes itself; only on the dev server. */
  readonly isLive?: boolean;
}

/** Exports of a page's chunk. */
interface PageModule extends ContentModule<ComponentType> {
  readonly data?: PageData;
  readonly sidebar?: SidebarView;
}

/**
 * Converts a page's chunk to a loaded page. The chunk contains the page's data, its content as an
 * HTML string or as compiled MDX with its static parts, and any sidebar that several pages share.
 * Throws an error that names the path if the default export or the data is missing.
 */
export function toLoadedPage(module: unknown, path: string): LoadedPage {
  const { default: content, data, staticHtml = {}, sidebar } = module as PageModule;
  if (content === undefined) throw new Error(`The page module at ${path} has no default export.`);
  if (data === undefined) throw new Error(`The page module at ${path} has no page data.`);
  const Content =
    typeof content === 'string'
      ? createStaticContent(content)
      : createMdxContent(content, staticHtml);
  return {
    data: sidebar ? { ...data, sidebar } : data,
    Content,
    isLive: import.meta.env.DEV && typeof content !== 'string',
  };
}
