import { cleanup, configure } from '@testing-library/react';
import { vi } from 'vitest';

// Files share a document, so each begins by removing what the last one has left in it, and with
// modules of its own.
cleanup();
// Only what hangs may reach this limit, however slow the machine.
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
history.replaceState(null, '', '/');
