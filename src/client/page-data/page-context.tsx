import type { PageData } from '#shared/page.ts';
import { createRequiredContext } from './create-required-context.tsx';

const context = createRequiredContext<PageData>('usePage', 'PageProvider');

/** Provides the current page's data to everything below. */
export const PageProvider = context.Provider;

/** The page that is shown. */
export const usePage = context.useValue;
