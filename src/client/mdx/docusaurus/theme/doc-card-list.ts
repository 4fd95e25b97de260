/** Replacement for `import DocCardList from '@theme/DocCardList'`. */
export { DocCardList as default } from '../../doc-card-list.tsx';
