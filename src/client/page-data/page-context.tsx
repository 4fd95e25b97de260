import type { PageData } from '#shared/page/page.ts';
import { createRequiredContext } from './create-required-context.tsx';

/** Provider and hook for the rendered page's data. */
export const [PageProvider, usePage] = createRequiredContext<PageData>('usePage', 'PageProvider');
