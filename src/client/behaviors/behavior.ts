import type { SiteStore } from '#client/store/site-store.ts';

/** Makes static content interactive; returns a cleanup function. */
export type Behavior = (root: Document, store: SiteStore) => () => void;
