/** Replacements for `import Translate, { translate } from '@docusaurus/Translate'`. */
export { Translate as default } from '#client/ui/translate.tsx';
export { translateAuthorText as translate } from '#client/i18n/translate.ts';
