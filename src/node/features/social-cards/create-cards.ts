import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LocalizedConfig } from '#shared/config/site-config.ts';
import { documentTitle } from '#shared/page/document-title.ts';
import type { PageRecord } from '#shared/page/page.ts';
import type { Language } from '#shared/voice/language/language.ts';
import type { RecordedCase } from '#engine/examples/recorded-case.ts';
import { readCase } from '../examples/read-case.ts';
import type { CompiledPage } from '#node/compile/context/compiled-page.ts';
import { drawCard } from './draw-card.ts';
import { hashText } from '#node/base/cache/hash-files.ts';

/**
 * Creates a function that returns a page's card: its path in the output folder, its drawing, which
 * `to-png.ts` converts, and its text. That function returns undefined if the page has another image
 * or should have none, or if the typefaces do not cover its title. There is one card for each
 * hand-written page and each class, and a shared one for each other kind of reference page, because
 * a card takes as long to build as a page.
 */
export function createCards(
  config: LocalizedConfig,
  publicDirs: readonly string[],
  languageOf: (version: string) => Language | undefined,
) {
  const logo = readLogo(config, publicDirs);
  // Most pages of the reference share their card with others.
  const drawings = new Map<string, string>();
  return (record: PageRecord, compiled: CompiledPage) => {
    const hasNone = !config.socialCards || config.url === '' || compiled.image !== undefined;
    // The characters that the typefaces cover: Latin, Greek and Cyrillic, and their punctuation.
    if (hasNone || !/^[\u0020-\u052f\u1e00-\u22ff]+$/.test(record.title)) return undefined;
    const { name, ...content } = contentOf(record, compiled);
    const language = languageOf(record.version);
    const key = JSON.stringify([record.version, content]);
    const svg = drawings.get(key) ?? drawCard({ ...content, language, site: config.title, logo });
    drawings.set(key, svg);
    const phrase = content.example ? `: “${content.example.spokenForm}”` : '';
    return {
      output: `assets/cards/${name}-${hashText(svg, 10)}.png`,
      svg,
      alt: documentTitle(content.title, config) + phrase,
    };
  };
}

/**
 * Returns the SVG source of the site's logo; undefined if the logo is not an SVG file in these
 * folders.
 */
function readLogo(
  { navbar: { logo } }: LocalizedConfig,
  folders: readonly string[],
): string | undefined {
  if (!logo?.src.endsWith('.svg')) return undefined;
  const file = folders
    .map((folder) => path.join(folder, logo.src))
    .find((name) => existsSync(name));
  return file === undefined ? undefined : readFileSync(file, 'utf8');
}

/** Returns the content of a page's card, and a name for the card's file. */
function contentOf(
  { declares, description, id, origin, title }: PageRecord,
  compiled: CompiledPage,
) {
  const name = id.replace(/[^\w-]+/g, '-');
  const reference = 'API reference';
  if (declares?.kind === 'Class') {
    const sentence = description === undefined ? '' : `. ${description}`;
    return { name, title: declares.name, description: `Class${sentence}` };
  }
  if (origin === 'api') {
    if (!declares) return { name: 'reference', title: reference };
    const kind = declares.kind.toLowerCase().replace(/\W+/g, '-');
    return { name: kind, title: declares.kind, description: reference };
  }
  return {
    name,
    title,
    description: description ?? compiled.description,
    example: firstExample(compiled),
  };
}

/**
 * Returns the first example on a page. An example that cannot be read is reported by the
 * compilation.
 */
function firstExample({ dependencies }: CompiledPage): RecordedCase | undefined {
  const file = Object.keys(dependencies).find((name) => /[/\\]_examples[/\\]/.test(name));
  if (file === undefined || !existsSync(file)) return undefined;
  return readCase(readFileSync(file, 'utf8'), file).example;
}
