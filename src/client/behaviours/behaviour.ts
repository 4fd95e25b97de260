import type { SiteStore } from '#client/store/site-store.ts';

/** Makes static content interactive; returns a cleanup function. */
export type Behaviour = (root: Document, store: SiteStore) => () => void;
