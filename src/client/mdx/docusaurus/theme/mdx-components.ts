import * as components from '../../components.ts';

/** Replacement for `import MDXComponents from '@theme/MDXComponents'`: what pages may use without importing it. */
export default components;
