/** What `import TabItem from '@theme/TabItem'` means here. */
export { TabItem as default } from '../tabs.tsx';
