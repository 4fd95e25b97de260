import type { Translate } from './translate.ts';

/** Returns the default titles of admonitions, keyed by kind. */
export function admonitionTitles(translate: Translate) {
  return {
    note: translate('admonition.note', 'Note'),
    tip: translate('admonition.tip', 'Tip'),
    info: translate('admonition.info', 'Info'),
    caution: translate('admonition.caution', 'Caution'),
    warning: translate('admonition.warning', 'Warning'),
    danger: translate('admonition.danger', 'Danger'),
    secondary: translate('admonition.secondary', 'Secondary'),
    success: translate('admonition.success', 'Success'),
    important: translate('admonition.important', 'Important'),
  };
}

/** A kind of admonition. */
export type AdmonitionKind = keyof AdmonitionTitles;

type AdmonitionTitles = ReturnType<typeof admonitionTitles>;

/** Kinds with their own title but another kind's style, mapped to that kind. */
const looks: Partial<Readonly<Record<AdmonitionKind, AdmonitionKind>>> = {
  warning: 'caution',
  secondary: 'note',
  success: 'tip',
  important: 'info',
};

/**
 * Returns the admonition kind for a name that an author wrote; undefined if the name is unknown.
 */
export function admonitionKind(name: string, titles: AdmonitionTitles): AdmonitionKind | undefined {
  return Object.hasOwn(titles, name) ? (name as AdmonitionKind) : undefined;
}

/** Returns an admonition's CSS classes, including those that its author added. */
export function admonitionClasses(kind: AdmonitionKind, own?: string | null): string[] {
  return ['admonition', `admonition-${looks[kind] ?? kind}`, ...(own ? [own] : [])];
}
