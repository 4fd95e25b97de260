import tseslint from 'typescript-eslint';
import reactHooks from 'eslint-plugin-react-hooks';

/** Forbids imports that match the pattern; `message` explains the direction of dependencies. */
const restrict = (files, regex, message, ignores = []) => ({
  files,
  ignores,
  rules: { 'no-restricted-imports': ['error', { patterns: [{ regex, message }] }] },
});

const tests = ['**/*.test.ts', '**/*.test.tsx', '**/testing/**'];

/** The rooms of src/node, each before those that may import it. */
const rooms = ['base', 'site', 'compile', 'features', 'build', 'dev'];
const frame = String.raw`^(?:#client/|(?:\.\./)+client/|react(?:-dom|-router-dom)?(?:/|$))`;
const entryPoints = String.raw`(?:[\w-]+-cli|build-with-vite|server-config|vite-options)\.ts$`;

/** Forbids the imports of one room from those after it and from the entry points. */
const restrictRoom = (room, place) => {
  const later = [...rooms.slice(place + 1).map((other) => `${other}/`), entryPoints].join('|');
  return restrict(
    [`src/node/${room}/**`],
    `${frame}|^(?:#node/|(?:\\.\\./)+)(?:${later})`,
    `The order of rooms is ${rooms.join(' < ')} < entry points, and none imports a later one.`,
    tests,
  );
};

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
  // The layers: api-gen → shared ← engine ← node, client. A pattern of this rule that begins with
  // "#" would be a comment, so these are regular expressions. `import-circles.test.ts` checks the
  // folders of the client, `layers.test.ts` these rules.
  restrict(
    ['src/shared/**'],
    String.raw`^(?:#(?:node|client|engine)/|#config$|node:|(?:\.\./)+(?:node|client|engine)/|(?:react|react-dom|vite)(?:/|$))`,
    'src/shared is pure: no Node, no DOM, no React.',
    tests,
  ),
  restrict(
    ['src/engine/**'],
    String.raw`^(?:#(?:node|client)/|#config$|#shared/(?!voice/|text/|i18n/|hats\.ts$)|node:|(?:\.\./)+(?:node|client|shared)/|(?:react|react-dom|vite)(?:/|$))`,
    'src/engine is pure and imports #shared/voice/*, #shared/text/*, #shared/i18n/* and #shared/hats.ts only.',
    tests,
  ),
  restrict(
    ['src/node/**'],
    frame,
    'src/node never imports src/client; the prerender reaches the app through the server bundle.',
  ),
  ...rooms.map(restrictRoom),
  restrict(
    ['src/client/**'],
    String.raw`^(?:#node/|node:|(?:\.\./)+node/)`,
    'src/client never imports src/node.',
    tests,
  ),
  restrict(
    ['api-gen/**'],
    String.raw`^(?:#(?:client|engine)/|#node/(?!base/|features/reference/|site/config/output-folder\.ts$))`,
    'api-gen may import src/shared, and what src/node keeps, reports and places files with.',
    tests,
  ),
  {
    files: ['src/**', 'api-gen/**', 'scripts/**'],
    // A parser of types, whose functions share one position.
    ignores: ['src/client/search/types/parse-type.ts', ...tests],
    rules: { 'max-lines-per-function': ['error', { max: 100 }] },
  },
  {
    files: ['**/cli/**', '**/*-cli.ts', 'bench/**', '.ci/**', 'scripts/**'],
    rules: { 'no-console': 'off' },
  },
);
