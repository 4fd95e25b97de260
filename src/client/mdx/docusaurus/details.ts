/** What `import Details from '@theme/Details'` means here. */
export { Details as default } from '../details.tsx';
