import { cleanup } from '@testing-library/react';
import { vi } from 'vitest';

// Files share a document, so each begins by removing what the last one has left in it, and with
// modules of its own.
cleanup();
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
