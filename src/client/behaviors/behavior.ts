import type { SiteStore } from '#client/store/site-store.ts';

/** Makes the document's static content interactive; returns a cleanup function. */
export type Behavior = (store: SiteStore) => () => void;
