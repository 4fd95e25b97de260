import type { PageData } from '#shared/page/page.ts';
import { createRequiredContext } from './create-required-context.tsx';

/** Provides and returns the data of the rendered page. */
export const [PageProvider, usePage] = createRequiredContext<PageData>('usePage', 'PageProvider');
