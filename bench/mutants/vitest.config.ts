import { defineConfig } from 'vitest/config';

/** The unit tests alone: StrykerJS can tell for each of them which lines it runs. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/{shared,node}/**/*.test.ts', 'api-gen/**/*.test.ts', 'tests/unit/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'api-gen/output/**'],
    testTimeout: 30_000,
  },
});
