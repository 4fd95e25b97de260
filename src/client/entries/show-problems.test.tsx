import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';

type Exports = Readonly<Record<string, unknown>>;

/**
 * React's refresh runtime, which decides on the dev server whether saved code needs a full reload.
 */
interface RefreshRuntime {
  readonly validateRefreshBoundaryAndEnqueueUpdate: (
    id: string,
    before: Exports,
    now: Exports,
  ) => string | undefined;
}

let whyReload: RefreshRuntime['validateRefreshBoundaryAndEnqueueUpdate'];

beforeAll(async () => {
  const file = 'node_modules/@vitejs/plugin-react/dist/refresh-runtime.js';
  const runtime: unknown = await import(/* @vite-ignore */ path.resolve(file));
  whyReload = (runtime as RefreshRuntime).validateRefreshBoundaryAndEnqueueUpdate;
  await import('./show-problems.ts');
});

function Page() {
  return null;
}

it('a page that exports data is refreshed without a full reload, even if it now exports more', () => {
  const before = { default: Page, rows: [1] };
  for (const file of ['/docs/rows.mdx', '/docs/rows.md']) {
    expect(whyReload(file, before, { default: Page, rows: [2] })).toBeUndefined();
    expect(whyReload(file, before, { default: Page, rows: [1], columns: 2 })).toBeUndefined();
    expect(whyReload(file, before, { default: Page })).toBeUndefined();
  }
});

it("other modules' data still needs one", () => {
  const before = { Page, rows: [1] };
  expect(whyReload('/src/rows.tsx', before, { Page, rows: [2] })).toContain('"rows"');
});
