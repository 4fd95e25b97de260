import type { SiteStore } from '#client/store/site-store.ts';

/** Input of all behaviours. */
export interface BehaviourContext {
  readonly store: SiteStore;
}

/** Makes static content interactive; returns a cleanup function. */
export type Behaviour = (root: Document, context: BehaviourContext) => () => void;
