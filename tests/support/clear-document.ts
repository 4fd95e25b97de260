import { cleanup, configure } from '@testing-library/react';
import { vi } from 'vitest';

// Test files share a document, so each one removes the leftovers of the last, and loads its own
// modules.
cleanup();
// Only a test that hangs may reach this limit, however slow the machine.
configure({ asyncUtilTimeout: 60_000 });
vi.resetModules();
vi.useRealTimers();
vi.restoreAllMocks();
vi.unstubAllGlobals();
document.head.replaceChildren();
document.body.replaceChildren();
for (const name of document.documentElement.getAttributeNames())
  document.documentElement.removeAttribute(name);
localStorage.clear();
sessionStorage.clear();
// jsdom has no layout, so there is nothing to observe.
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
history.replaceState(null, '', '/');
