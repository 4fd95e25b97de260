/** Every written page: path below the base URL, without the leading slash, and title. */
export const writtenPages: readonly (readonly [path: string, title: string])[] = [
  ['', 'Cursorless documentation'],
  ['user/installation/', 'Installation'],
  ['user/glossary/', 'Glossary'],
  ['user/unicode/', 'Unicode'],
  ['user/customization/', 'Customization'],
  ['user/updating/', 'Updating'],
  ['user/try/', 'Try it'],
  ['user/cheatsheet/', 'Cheatsheet'],
  ['user/scopes/', 'Scopes by example'],
  ['user/languages/', 'Supported languages'],
  ['user/seeing-hats/', 'Seeing hats'],
  ['user/editing-prose/', 'Editing prose'],
  ['user/common-mistakes/', 'Common mistakes'],
  ['user/troubleshooting/', 'Troubleshooting'],
  ['user/experimental/', 'Experimental features'],
  ['user/experimental/keyboard/modal/', 'Modal keyboard interface'],
  ['user/experimental/snippets/', 'Snippets'],
  ['user/experimental/snippet-format/', 'Cursorless snippet format'],
  ['contributing/', 'Contributing'],
  ['contributing/how-a-command-runs/', 'How a command runs'],
  ['contributing/adding-an-action/', 'Adding an action'],
  ['contributing/guidelines/', 'Contributor guidelines'],
  ['contributing/adding-a-new-language/', 'Adding a new programming language'],
  ['contributing/test-case-recorder/', 'Test case recorder'],
  ['contributing/parse-tree-patterns/', 'Parse tree pattern matcher'],
  ['contributing/documentation-search/', 'Documentation search'],
  ['contributing/architecture/hat-snapshots/', 'Hat snapshots'],
];

/** Path of one page of every kind, keyed by kind. */
export const kindsOfPage = {
  home: '',
  article: 'user/glossary/',
  'course with live parts': 'user/try/',
  'long article': 'user/customization/',
  'index of a category': 'user/experimental/',
  'API index': 'contributing/api/',
  'API class': 'contributing/api/classes/core_commandRunner_CommandRunner.CommandRunner/',
  'API module': 'contributing/api/modules/core_commandRunner_CommandRunner/',
  'API interface': 'contributing/api/interfaces/typings_Types.Graph/',
  cheatsheet: 'user/cheatsheet/',
  search: 'search/',
  'not found': 'no/such/page/',
} as const satisfies Readonly<Record<string, string>>;

/** Names and paths of `kindsOfPage`. */
export const pageKinds = Object.entries(kindsOfPage);
