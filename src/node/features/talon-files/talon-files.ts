import { toAddress } from '#shared/paths/base-path.ts';
import { canonicalUrl, siteAddress } from '#shared/page/head-tags.ts';
import type { SiteConfig } from '#shared/config/site-config.ts';
import type { DocsPhrase, DocsPhrases } from './docs-phrases.ts';

/** Returns a file's content. */
type Write = (phrases: DocsPhrases, config: SiteConfig) => string;

/**
 * The files that let Talon and other programs open the documentation by voice, keyed by their paths
 * in the output folder.
 */
export const talonFiles: Readonly<Record<string, Write>> = {
  'voice/cursorless_docs.talon': ({ classWord }) => commands(classWord),
  'voice/cursorless_docs.py': (_phrases, config) => pythonModule(config),
  'voice/cursorless_docs_page.talon-list': ({ pages }) => list('cursorless_docs_page', pages),
  'voice/cursorless_docs_class.talon-list': ({ classes }) => list('cursorless_docs_class', classes),
  'voice/commands.json': table,
};

/**
 * Returns the Talon commands. They also accept "docks", which Talon cannot distinguish from "docs"
 * without context.
 */
function commands(classWord: string): string {
  return `# Opens the documentation of Cursorless, from any program.
(docs | docks) {user.cursorless_docs_page}: user.cursorless_docs_open(cursorless_docs_page)
(docs | docks) ${classWord} {user.cursorless_docs_class}:
    user.cursorless_docs_open(cursorless_docs_class)
(docs | docks) search <user.text>$: user.cursorless_docs_search(text)
`;
}

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

/** Formats a Talon list. Paths are quoted, because "#" would start a comment. */
function list(name: string, phrases: readonly DocsPhrase[]): string {
  const rows = phrases.map(({ phrase, path }) => `${phrase}: ${JSON.stringify(path)}`);
  return `list: user.${name}\n-\n${rows.join('\n')}\n`;
}

/** Formats the phrases and their URLs as JSON for other programs. */
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
