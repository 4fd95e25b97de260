import type { MessageDescriptor } from './catalogue.ts';

/** Default titles of admonitions, by kind. */
export const admonitionTitles = {
  note: { id: 'admonition.note', message: 'Note' },
  tip: { id: 'admonition.tip', message: 'Tip' },
  info: { id: 'admonition.info', message: 'Info' },
  caution: { id: 'admonition.caution', message: 'Caution' },
  warning: { id: 'admonition.warning', message: 'Warning' },
  danger: { id: 'admonition.danger', message: 'Danger' },
  secondary: { id: 'admonition.secondary', message: 'Secondary' },
  success: { id: 'admonition.success', message: 'Success' },
  important: { id: 'admonition.important', message: 'Important' },
} satisfies Record<string, MessageDescriptor>;

/** Kind of an admonition. */
export type AdmonitionKind = keyof typeof admonitionTitles;

/** Kinds that look like others and have titles of their own. */
const looks: Partial<Readonly<Record<AdmonitionKind, AdmonitionKind>>> = {
  warning: 'caution',
  secondary: 'note',
  success: 'tip',
  important: 'info',
};

/** Returns an admonition's kind for an author's name; undefined for an unknown name. */
export function admonitionKind(name: string): AdmonitionKind | undefined {
  return Object.hasOwn(admonitionTitles, name) ? (name as AdmonitionKind) : undefined;
}

/** Returns the CSS classes of an admonition, with those of its author. */
export function admonitionClasses(kind: AdmonitionKind, own?: string | null): string[] {
  return ['admonition', `admonition-${looks[kind] ?? kind}`, ...(own ? [own] : [])];
}
