/**
 * Forbids imports that match the regular expression or the globs of `group`; `message` explains the
 * direction of dependencies.
 */
const restrict = ({ files, excludeFiles = [], regex, group, message }) => {
  const patterns = [{ regex, message }, ...(group ? [{ group, message }] : [])];
  return { files, excludeFiles, rules: { 'no-restricted-imports': ['error', { patterns }] } };
};

/**
 * Returns globs for a layer's modules, except the allowed ones. The backslashes are needed because
 * a glob that begins with "#" would be a comment.
 */
const allExcept = (layer, ...allowed) => [
  `\\${layer}/**`,
  ...allowed.map((module) => `!\\${layer}/${module}`),
];

const tests = ['**/*.test.ts', '**/*.test.tsx', '**/testing/**'];

/** The rooms (folders) of src/node; each may import only from itself and from those before it. */
const rooms = ['base', 'site', 'compile', 'features', 'build', 'dev'];
const frame = String.raw`^(?:#client/|(?:\.\./)+client/|react(?:-dom|-router-dom)?(?:/|$))`;
const entryPoints = String.raw`(?:[\w-]+-cli|build-with-vite|server-config|vite-options)\.ts$`;

/** Forbids a room from importing later rooms, entry points, the client and React. */
const restrictRoom = (room, place) => {
  const later = [...rooms.slice(place + 1).map((other) => `${other}/`), entryPoints].join('|');
  return restrict({
    files: [`src/node/${room}/**`],
    excludeFiles: tests,
    regex: `${frame}|^(?:#node/|(?:\\.\\./)+)(?:${later})`,
    message: `The order of rooms is ${rooms.join(' < ')} < entry points, and none imports a later one.`,
  });
};

/** Enables these rules as errors. */
const enable = (...names) => Object.fromEntries(names.map((name) => [name, 'error']));

export default {
  plugins: ['oxc', 'typescript'],
  categories: { correctness: 'error' },
  options: { reportUnusedDisableDirectives: 'error' },
  ignorePatterns: [
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
  rules: {
    eqeqeq: ['error', 'smart'],
    'no-control-regex': 'off',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    ...enable(
      'no-array-constructor',
      'no-console',
      'no-useless-constructor',
      'no-var',
      'prefer-const',
      'prefer-rest-params',
      'prefer-spread',
      'typescript/ban-ts-comment',
      'typescript/consistent-type-imports',
      'typescript/no-dynamic-delete',
      'typescript/no-empty-object-type',
      'typescript/no-explicit-any',
      'typescript/no-extraneous-class',
      'typescript/no-invalid-void-type',
      'typescript/no-namespace',
      'typescript/no-non-null-asserted-nullish-coalescing',
      'typescript/no-non-null-assertion',
      'typescript/no-require-imports',
      'typescript/no-unnecessary-type-constraint',
      'typescript/no-unsafe-function-type',
      'typescript/prefer-literal-enum-member',
      'typescript/unified-signatures',
    ),
  },
  overrides: [
    {
      files: ['src/client/**/*.tsx', 'src/client/**/*.ts'],
      plugins: ['react'],
      rules: enable(
        'react/error-boundaries',
        'react/exhaustive-deps',
        'react/globals',
        'react/immutability',
        'react/incompatible-library',
        'react/preserve-manual-memoization',
        'react/purity',
        'react/refs',
        'react/rules-of-hooks',
        'react/set-state-in-effect',
        'react/set-state-in-render',
        'react/static-components',
        'react/unsupported-syntax',
        'react/use-memo',
      ),
    },
    // The layers: api-gen → shared ← engine ← node, client; api-gen also imports parts of node.
    // `import-circles.test.ts` checks the client's folders, and `layers.test.ts` checks these
    // rules.
    restrict({
      files: ['src/shared/**'],
      excludeFiles: tests,
      regex: String.raw`^(?:#(?:node|client|engine)/|#config$|node:|(?:\.\./)+(?:node|client|engine)/|(?:react|react-dom|vite)(?:/|$))`,
      message: 'src/shared is pure: no Node, no DOM, no React.',
    }),
    restrict({
      files: ['src/engine/**'],
      excludeFiles: tests,
      regex: String.raw`^(?:#(?:node|client)/|#config$|node:|(?:\.\./)+(?:node|client|shared)/|(?:react|react-dom|vite)(?:/|$))`,
      group: allExcept('#shared', 'voice/**', 'text/**', 'i18n/**', 'hats.ts'),
      message:
        'src/engine is pure and imports #shared/voice/*, #shared/text/*, #shared/i18n/* and #shared/hats.ts only.',
    }),
    restrict({
      files: ['src/node/**'],
      regex: frame,
      message:
        'src/node never imports src/client; the prerender reaches the app through the server bundle.',
    }),
    ...rooms.map(restrictRoom),
    restrict({
      files: ['src/client/**'],
      excludeFiles: tests,
      regex: String.raw`^(?:#node/|node:|(?:\.\./)+node/)`,
      message: 'src/client never imports src/node.',
    }),
    restrict({
      files: ['api-gen/**'],
      regex: '^#(?:client|engine)/',
      group: allExcept(
        '#node',
        'base/**',
        'features/reference/**',
        'site/config/{output-folder,config-source,load-config}.ts',
      ),
      message:
        'api-gen may import src/shared, and src/node to read settings and keep, report and place files.',
    }),
    {
      files: ['src/**', 'api-gen/**', 'scripts/**'],
      excludeFiles: tests,
      rules: { 'max-lines-per-function': ['error', { max: 60 }] },
    },
    // Files whose functions may have up to 100 lines; at most eight files.
    {
      files: [
        'src/client/components/navbar/navbar-dropdown.tsx',
        'src/client/try/command/command-field.tsx',
        'src/client/try/command/use-editor-commands.ts',
        'src/client/try/editor/editor.tsx',
        'src/client/try/session/use-session.ts',
        'src/node/build/plugins/mdx-plugin.ts',
        'src/node/site/sidebar/windowed-sidebar.ts',
      ],
      rules: { 'max-lines-per-function': ['error', { max: 100 }] },
    },
    {
      files: ['**/cli/**', '**/*-cli.ts', 'bench/**', '.ci/**', 'scripts/**'],
      rules: { 'no-console': 'off' },
    },
  ],
};
