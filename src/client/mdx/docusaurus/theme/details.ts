/** Replacement for `import Details from '@theme/Details'`. */
export { Details as default } from '../../details.tsx';
