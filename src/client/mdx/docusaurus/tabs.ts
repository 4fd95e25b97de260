/** What `import Tabs from '@theme/Tabs'` means here. */
export { Tabs as default } from '../tabs.tsx';
