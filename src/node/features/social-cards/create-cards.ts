import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LocalizedConfig } from '#shared/config/site-config.ts';
import { documentTitle } from '#shared/page/document-title.ts';
import type { PageRecord } from '#shared/page/page.ts';
import type { Language } from '#shared/voice/language/language.ts';
import type { RecordedCase } from '#engine/examples/recorded-case.ts';
import { readCase } from '../examples/read-case.ts';
import type { CompiledPage } from '#node/compile/context/compiled-page.ts';
import { drawCard, type CardContent } from './draw-card.ts';
import { hashText } from '#node/base/cache/hash-files.ts';
import { once } from '#engine/text/once.ts';

/** A page's social card. */
interface SocialCard {
  /** Path in the output folder. */
  readonly output: string;
  /** The drawing, which `to-png.ts` converts. */
  readonly svg: string;
  /** Text on the card. */
  readonly alt: string;
}

/** Returns a page's card; undefined if the page has another image or should have none. */
type CardOf = (record: PageRecord, compiled: CompiledPage) => SocialCard | undefined;

/**
 * Creates a site's cards: one for each hand-written page and each class, and a shared one for each
 * other kind of reference page, because a card takes as long to build as a page.
 */
export function createCards(
  config: LocalizedConfig,
  publicDirs: readonly string[],
  languageOf: (version: string) => Language | undefined,
): CardOf {
  const logo = readLogo(config, publicDirs);
  const draw = (content: NamedContent, version: string): SocialCard =>
    toCard({ ...content, language: languageOf(version) }, config, logo);
  const cardOfKind = once(
    ({ declares, version }: PageRecord) => draw(kindContent(declares?.kind), version),
    ({ declares, version }) => `${version} ${declares?.kind}`,
  );
  return (record, compiled) => {
    const hasNone = !config.socialCards || config.url === '' || compiled.image !== undefined;
    if (hasNone || !isDrawable(record.title)) return undefined;
    if (record.declares?.kind === 'Class')
      return draw(classContent(record, record.declares.name), record.version);
    if (record.origin === 'api') return cardOfKind(record);
    return draw(contentOf(record, compiled), record.version);
  };
}

function toCard(
  { name, ...content }: NamedContent,
  config: LocalizedConfig,
  logo: string | undefined,
): SocialCard {
  const svg = drawCard({ ...content, site: config.title, logo });
  const hash = hashText(svg, 10);
  const phrase = content.example ? `: “${content.example.spokenForm}”` : '';
  return {
    output: `assets/cards/${name}-${hash}.png`,
    svg,
    alt: documentTitle(content.title, config) + phrase,
  };
}

/** Returns the site's logo if it is one of its SVG files. */
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

/**
 * Whether the typefaces cover all characters of a title: Latin, Greek and Cyrillic, and their
 * punctuation.
 */
function isDrawable(title: string): boolean {
  return /^[\u0020-\u052f\u1e00-\u22ff]+$/.test(title);
}

interface NamedContent extends Omit<CardContent, 'site' | 'logo'> {
  /** Part of the file name. */
  readonly name: string;
}

function contentOf(record: PageRecord, compiled: CompiledPage): NamedContent {
  return {
    name: toFileName(record.id),
    title: record.title,
    description: record.description ?? compiled.description,
    example: firstExample(compiled),
  };
}

function toFileName(id: string): string {
  return id.replace(/[^\w-]+/g, '-');
}

const reference = 'API reference';

function classContent({ id, description }: PageRecord, title: string): NamedContent {
  const sentence = description === undefined ? '' : `. ${description}`;
  return { name: toFileName(id), title, description: `Class${sentence}` };
}

/**
 * Returns the content of a reference card: there is one for each kind of declaration, and one for
 * the lists.
 */
function kindContent(kind: string | undefined): NamedContent {
  if (kind === undefined) return { name: 'reference', title: reference };
  return { name: kind.toLowerCase().replace(/\W+/g, '-'), title: kind, description: reference };
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
