import type { HatStyle } from '#shared/hats.ts';
import type { Range } from '#shared/text/range.ts';

/** Role of a range of text in an example; several roles may apply at once. */
export type SpanRole = 'marked' | 'selected' | 'removed' | 'added' | 'that' | 'source' | 'flash';

/** A decorated range of text, as offsets. */
export interface Span extends Range {
  readonly role: SpanRole;
}

/** A hat, and the offsets of the character below it. */
export interface PlacedHat extends Range {
  readonly hat: HatStyle;
}

/** One highlighted token of a line. */
export interface LineToken {
  readonly text: string;
  readonly className: string;
}

/**
 * One of the consecutive parts of an example's line. A line end is listed only if it has a role.
 */
export type LineItem =
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly className: string;
      readonly roles: readonly SpanRole[];
      readonly hat?: HatStyle;
    }
  | { readonly kind: 'cursor' }
  | { readonly kind: 'line-end'; readonly roles: readonly SpanRole[] };
