import * as components from '../../components.ts';

/**
 * Replacement for `import MDXComponents from '@theme/MDXComponents'`: the components that pages may
 * use without importing them.
 */
export default components;
