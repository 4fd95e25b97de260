/** Replacement for `import Tabs from '@theme/Tabs'`. */
export { Tabs as default } from '../../tabs.tsx';
