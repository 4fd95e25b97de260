import type { SiteData } from '#shared/page/site-data.ts';
import { createRequiredContext } from './create-required-context.tsx';

/** Provider and hook for the data that all pages of the site share. */
export const [SiteProvider, useSite] = createRequiredContext<SiteData>('useSite', 'SiteProvider');
