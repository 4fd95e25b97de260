import type { SiteData } from '#shared/page/site-data.ts';
import { createRequiredContext } from './create-required-context.tsx';

/** Provides and returns the data that all pages of the site share. */
export const [SiteProvider, useSite] = createRequiredContext<SiteData>('useSite', 'SiteProvider');
