import type { SiteData } from '#shared/page/site-data.ts';
import { createRequiredContext } from './create-required-context.tsx';

const context = createRequiredContext<SiteData>('useSite', 'SiteProvider');

/** Provides the site's data to everything below. */
export const SiteProvider = context.Provider;

/** Returns the data that all pages of the site share. */
export const useSite = context.useValue;
