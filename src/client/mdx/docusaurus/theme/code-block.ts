/** Replacement for `import CodeBlock from '@theme/CodeBlock'`. */
export { CodeBlock as default } from '../../code-block.tsx';
