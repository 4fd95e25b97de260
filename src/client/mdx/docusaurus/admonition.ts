/** What `import Admonition from '@theme/Admonition'` means here. */
export { Admonition as default } from '../admonition.tsx';
