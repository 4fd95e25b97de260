import tseslint from 'typescript-eslint';
import reactHooks from 'eslint-plugin-react-hooks';

/** Forbids imports that match the patterns; `message` explains the direction of dependencies. */
const restrict = (files, group, message, ignores = []) => ({
  files,
  ignores,
  rules: { 'no-restricted-imports': ['error', { patterns: [{ group, message }] }] },
});

const tests = ['**/*.test.ts', '**/*.test.tsx'];

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      'dist',
      '**/.*.building*/**',
      '.cache',
      'api-gen/output',
      'api-gen/documented',
      'api-gen/fixtures',
      'tests/fixtures',
      'test-results',
      'playwright-report',
    ],
  },
  ...tseslint.configs.strict,
  {
    rules: {
      eqeqeq: ['error', 'smart'],
      'no-console': 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  {
    files: ['src/client/**/*.tsx', 'src/client/**/*.ts'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  // The layers: api-gen → shared ← engine ← node, client; in the client: entries → routes → layouts
  // → parts → basics.
  restrict(
    ['src/shared/**'],
    ['#node/*', '#client/*', 'node:*', 'react', 'react-dom', 'vite'],
    'src/shared is pure: no Node, no DOM, no React.',
    tests,
  ),
  restrict(
    ['src/engine/**'],
    [
      '#node/*',
      '#client/*',
      '#config',
      'node:*',
      'react',
      'react-dom',
      'vite',
      '#shared/*',
      '!#shared/voice',
      '!#shared/text',
      '!#shared/hats.ts',
      '!#shared/i18n',
    ],
    'src/engine is pure and imports #shared/voice/*, #shared/text/*, #shared/i18n/* and #shared/hats.ts only.',
    tests,
  ),
  restrict(
    ['src/node/**'],
    ['#client/*', '**/client/**', 'react', 'react-dom', 'react-router-dom'],
    'src/node never imports src/client; the prerender reaches the app through the server bundle.',
    tests,
  ),
  restrict(
    ['src/client/{components,mdx,search}/**'],
    ['#node/*', 'node:*', '#client/entries/*', '#client/routes/*', '#client/layouts/*'],
    'Components sit below layouts, routes and entries.',
    tests,
  ),
  restrict(
    ['src/client/{hooks,store,page-data}/**'],
    [
      '#node/*',
      'node:*',
      '#client/entries/*',
      '#client/routes/*',
      '#client/layouts/*',
      '#client/components/*',
      '#client/mdx/*',
      '#client/search/*',
    ],
    'Hooks, store and page data are the lowest layer of the client.',
    tests,
  ),
  restrict(
    ['src/client/layouts/**'],
    ['#node/*', 'node:*', '#client/entries/*', '#client/routes/*'],
    'Layouts sit below routes and entries.',
    tests,
  ),
  restrict(
    ['src/client/{entries,routes}/**'],
    ['#node/*', 'node:*'],
    'src/client never imports src/node.',
    tests,
  ),
  restrict(
    ['api-gen/**'],
    ['#node/*', '!#node/base', '!#node/build', '#client/*'],
    'api-gen may import src/shared, and the hashes, output folders and reports of src/node.',
    tests,
  ),
  {
    files: ['**/cli/**', '**/*-cli.ts', 'bench/**', '.ci/**', 'scripts/**'],
    rules: { 'no-console': 'off' },
  },
);
