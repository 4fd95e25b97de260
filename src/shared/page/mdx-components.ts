/** Components that MDX pages may use without importing them. */
export const mdxComponentNames = [
  'Admonition',
  'CodeBlock',
  'Details',
  'DocCardList',
  'TabItem',
  'Tabs',
] as const;

/** Name of a component that MDX pages may use without importing it. */
export type MdxComponentName = (typeof mdxComponentNames)[number];
