import type { SiteStore } from '#client/store/site-store.ts';
import type { Catalogue } from '#shared/i18n/catalogue.ts';

/** What the behaviours of a page work with. */
export interface BehaviourContext {
  readonly store: SiteStore;
  /** The interface's texts in the site's language; English without it. */
  readonly catalogue?: Catalogue;
}

/** Makes static content live; returns the clean-up. */
export type Behaviour = (root: Document, context: BehaviourContext) => () => void;
