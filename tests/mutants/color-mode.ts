import type { Mutant } from './mutant.ts';

const slice = 'src/client/store/color-mode-slice.ts';
const button = 'src/client/components/color-mode-button.tsx';
const rule = 'src/shared/color-mode.ts';
const restore = 'src/client/store/use-restore.ts';

/** Faults in the colour mode. */
export const colorModeMutants: readonly Mutant[] = [
  { rows: ['C-001'], file: rule, find: '?? config.defaultMode', replace: `?? 'dark'`, test: 'unit' },
  { rows: ['C-002'], file: rule, find: '(config.respectPrefersColorScheme ? system : null)', replace: 'null', test: 'unit' },
  { rows: ['C-003'], file: restore, find: '  const stopWriting = store.subscribe(write);', replace: '  const stopWriting = () => undefined;', test: 'unit' },
  { rows: ['C-004'], file: slice, find: '      storage.set(storageKeys.theme, colorMode);\n', replace: '', test: 'unit' },
  { rows: ['C-005'], file: 'src/shared/pre-paint-script.ts', find: 't!==null?(t==="dark"?t:"light"):', replace: '', test: 'unit' },
  { rows: ['C-006'], file: restore, find: '  const stopFollowing = safeStorage.subscribe(storageKeys.theme, store.getState().followOtherTab);', replace: '  const stopFollowing = () => undefined;', test: 'unit' },
  { rows: ['C-006'], file: slice, find: 'if (stored !== null && !config.disableSwitch)', replace: 'if (!config.disableSwitch)', test: 'unit' },
  { rows: ['C-007'], file: button, find: 'Switch between dark and light mode (currently {mode})', replace: 'Switch to another mode (currently {mode})', test: 'unit' },
  { rows: ['C-008'], file: button, find: `<span className="visually-hidden dark-only">{label('dark')}</span>`, replace: `<span className="visually-hidden dark-only">{label('light')}</span>`, test: 'unit' },
  { rows: ['C-009'], file: button, find: 'disabled={!isReady} ', replace: '', test: 'unit' },
  { rows: ['C-010'], file: rule, find: `return stored === 'dark' ? 'dark' : 'light';`, replace: 'return stored as ColorMode;', test: 'unit' },
  { rows: ['C-011'], file: 'src/client/store/safe-storage.ts', find: 'attempt(action, () => void refused.set(key, value));', replace: 'action(open());', test: 'unit' },
  { rows: ['C-012'], file: restore, find: `  system.addEventListener('change', restore);\n`, replace: '', test: 'unit' },
  { rows: ['C-013'], file: slice, find: 'const stored = config.disableSwitch ? null : storage.get(storageKeys.theme);', replace: 'const stored = system || config.disableSwitch ? null : storage.get(storageKeys.theme);', test: 'unit' },
  { rows: ['C-014'], file: restore, find: `if (!window.matchMedia('print').matches) store`, replace: 'store', test: 'unit' },
  { rows: ['C-016'], file: button, find: '  if (disableSwitch) return null;\n', replace: '', test: 'unit' },
  { rows: ['C-016'], file: slice, find: '      if (config.disableSwitch) storage.remove(storageKeys.theme);\n', replace: '', test: 'unit' },
  { rows: ['C-015'], file: 'src/client/styles/code.css', find: `html[data-theme='dark'] {`, replace: `html[data-theme='black'] {`, test: 'browser' },
  { rows: ['C-017'], file: 'src/client/styles/tokens.css', find: '  color-scheme: dark;\n', replace: '', test: 'browser' },
  { rows: ['C-004'], file: slice, find: '      set({ colorMode: resolveColorMode({ config, stored, system }) });\n', replace: '      set({ colorMode: resolveColorMode({ config, stored, system }) });\n      storage.set(storageKeys.theme, get().colorMode);\n', test: 'unit' },
  { rows: ['C-007'], file: button, find: ' title={name}', replace: '', test: 'unit' },
  { rows: ['C-016'], file: rule, find: 'stored !== null && !config.disableSwitch', replace: 'stored !== null', test: 'unit' },
  { rows: ['C-016'], file: slice, find: 'colorMode: config.defaultMode,', replace: `colorMode: 'light',`, test: 'unit' },
];
