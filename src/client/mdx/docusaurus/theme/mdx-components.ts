import * as components from '../../components.ts';
import Link from '../core/link.tsx';

/** Elements that Docusaurus's `MDXComponents` object also contains. */
const elements = 'h1 h2 h3 h4 h5 h6 code details img li pre ul'.split(' ');

/**
 * Replacement for `import MDXComponents from '@theme/MDXComponents'`: the components that pages may
 * use without importing them, and plain elements.
 */
export default {
  ...Object.fromEntries(elements.map((name) => [name, name])),
  ...components,
  a: Link,
};
