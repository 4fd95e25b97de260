import type { MessageDescriptor } from './catalogue.ts';

/** Default titles of admonitions, by kind. */
export const admonitionTitles = {
  note: { id: 'admonition.note', message: 'Note' },
  tip: { id: 'admonition.tip', message: 'Tip' },
  info: { id: 'admonition.info', message: 'Info' },
  caution: { id: 'admonition.caution', message: 'Caution' },
  warning: { id: 'admonition.warning', message: 'Warning' },
  danger: { id: 'admonition.danger', message: 'Danger' },
} satisfies Record<string, MessageDescriptor>;

/** Kind of an admonition. */
export type AdmonitionKind = keyof typeof admonitionTitles;

/** Returns the CSS classes of an admonition; a warning looks like a caution. */
export function admonitionClasses(kind: AdmonitionKind): string[] {
  return ['admonition', `admonition-${kind === 'warning' ? 'caution' : kind}`];
}
