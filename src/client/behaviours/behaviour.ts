import type { Catalogue } from '#shared/i18n/catalogue.ts';

/** Makes static content live; returns the clean-up. */
export type Behaviour = (root: Document, catalogue?: Catalogue) => () => void;
