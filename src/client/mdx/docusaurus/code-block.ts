/** What `import CodeBlock from '@theme/CodeBlock'` means here. */
export { CodeBlock as default } from '../code-block.tsx';
