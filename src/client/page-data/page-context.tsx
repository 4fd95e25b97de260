import type { PageData } from '#shared/page/page.ts';
import { createRequiredContext } from './create-required-context.tsx';

const context = createRequiredContext<PageData>('usePage', 'PageProvider');

/** Provides the current page's data to everything below. */
export const PageProvider = context.Provider;

/** Returns the data of the rendered page. */
export const usePage = context.useValue;
