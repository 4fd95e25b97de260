import { toAddress } from '#shared/paths/base-path.ts';
import { canonicalUrl, siteAddress } from '#shared/page/head-tags.ts';
import type { SiteConfig } from '#shared/config/site-config.ts';
import type { DocsPhrase, DocsPhrases } from './docs-phrases.ts';

/** Output folder of the files. */
const folder = 'voice';

/** Names of the files that let Talon open the documentation by voice, as paths in the output. */
export const talonFileNames = [
  'cursorless_docs.talon',
  'cursorless_docs.py',
  'cursorless_docs_page.talon-list',
  'cursorless_docs_class.talon-list',
  'commands.json',
].map((name) => `${folder}/${name}`);

/** Returns the contents of these files, in the order of their names. */
export function talonFiles(phrases: DocsPhrases, config: SiteConfig): ReadonlyMap<string, string> {
  const { pages, classes, classWord } = phrases;
  const texts = [
    commands(classWord),
    pythonModule(config),
    list('cursorless_docs_page', pages),
    list('cursorless_docs_class', classes),
    table(phrases, config),
  ];
  return new Map(talonFileNames.map((name, index) => [name, texts[index] ?? '']));
}

/** "docs" and "docks" sound the same to Talon without context. */
const commands = (
  classWord: string,
): string => `# Opens the documentation of Cursorless, from any program.
(docs | docks) {user.cursorless_docs_page}: user.cursorless_docs_open(cursorless_docs_page)
(docs | docks) ${classWord} {user.cursorless_docs_class}:
    user.cursorless_docs_open(cursorless_docs_class)
(docs | docks) search <user.text>$: user.cursorless_docs_search(text)
`;

function pythonModule(config: SiteConfig): string {
  const search = `/${config.search.searchPagePath || 'search'}/?q=`;
  return `"""Opens the documentation of Cursorless in the browser."""

import webbrowser
from urllib.parse import quote

from talon import Module

SITE = ${JSON.stringify(canonicalUrl('/', config).replace(/\/$/, ''))}
SEARCH = ${JSON.stringify(search)}

mod = Module()
mod.list("cursorless_docs_page", desc="Places in the documentation of Cursorless")
mod.list("cursorless_docs_class", desc="Classes in the API reference of Cursorless")


@mod.action_class
class Actions:
    def cursorless_docs_open(path: str):
        """Opens a place in the documentation of Cursorless"""
        webbrowser.open(SITE + path)

    def cursorless_docs_search(words: str):
        """Searches the documentation of Cursorless"""
        webbrowser.open(SITE + SEARCH + quote(words))
`;
}

/** Formats a Talon list; addresses are quoted, because "#" would begin a comment. */
function list(name: string, phrases: readonly DocsPhrase[]): string {
  const rows = phrases.map(({ phrase, path }) => `${phrase}: ${JSON.stringify(path)}`);
  return `list: user.${name}\n-\n${rows.join('\n')}\n`;
}

/** Formats the same phrases and addresses for other programs. */
function table({ pages, classes, classWord }: DocsPhrases, config: SiteConfig): string {
  const rows = [
    ...pages,
    ...classes.map(({ phrase, path }) => ({ phrase: `${classWord} ${phrase}`, path })),
  ].map(({ phrase, path }) => ({
    phrase: `docs ${phrase}`,
    also: `docks ${phrase}`,
    url: siteAddress(toAddress(config.baseUrl, path), config),
  }));
  return `${JSON.stringify(rows, null, 1)}\n`;
}
