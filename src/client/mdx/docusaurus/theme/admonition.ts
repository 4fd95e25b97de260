/** Replacement for `import Admonition from '@theme/Admonition'`. */
export { Admonition as default } from '../../admonition.tsx';
