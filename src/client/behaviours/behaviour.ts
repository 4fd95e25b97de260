import type { SiteStore } from '#client/store/site-store.ts';
import type { Catalogue } from '#shared/i18n/catalogue.ts';

/** Input of all behaviours. */
export interface BehaviourContext {
  readonly store: SiteStore;
  /** Interface texts in the site's language. Default: English. */
  readonly catalogue?: Catalogue;
}

/** Makes static content interactive; returns a cleanup function. */
export type Behaviour = (root: Document, context: BehaviourContext) => () => void;
