import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import siteConfig from '#config';
import { readEnvironment } from '#shared/environment.ts';
import { isKnownLanguage } from '#shared/i18n/complete-locale.ts';
import { loadConfig } from '../config/load-config.ts';
import { resolveFolders } from '../config/project-folders.ts';
import { translationsFolder } from '../content/docs-versions.ts';
import { collectMessages, type Message } from './collect-messages.ts';
import { findMissingTexts, type MissingTexts } from './missing-texts.ts';
import { textsSchema } from './locale-texts.ts';

/**
 * `npm run translations -- [language…]`: writes the texts that a language lacks, in English, into its files. Without
 * arguments for all languages of the configuration but the default one.
 */
const root = path.resolve(import.meta.dirname, '../../..');
const { environment } = readEnvironment(process.env);
const { contentDir } = resolveFolders(root, environment);
const configFile = path.join(root, 'src/site.config.ts');
const { config } = await loadConfig({
  fields: siteConfig,
  environment,
  file: configFile,
  text: readFileSync(configFile, 'utf8'),
});
const wanted = process.argv.slice(2);
const unknown = wanted.filter((code) => !isKnownLanguage(code));
if (unknown.length > 0) {
  console.error(`No such language: ${unknown.join(', ')}. Use tags such as "fr" or "pt-BR".`);
  process.exit(1);
}
const configured = Object.keys(config.locales).filter((code) => code !== config.defaultLocale);
const messages = readMessages();
for (const locale of wanted.length > 0 ? wanted : configured) {
  const folder = translationsFolder(contentDir, config.locales[locale]?.path ?? locale);
  const found = findMissingTexts({ locale, folder, messages, config });
  mkdirSync(folder, { recursive: true });
  for (const file of found) write(file);
  const count = found.reduce((sum, { missing }) => sum + missing.length, 0);
  console.log(
    `${locale}: ${count} texts to translate${count > 0 ? ` in ${path.relative(process.cwd(), folder)}` : ''}.`,
  );
}

function readMessages(): readonly Message[] {
  return ['client', 'shared', 'node'].flatMap((name) => {
    const folder = path.join(root, 'src', name);
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing\//.test(file))
      .sort()
      .flatMap((file) => collectMessages(file, readFileSync(path.join(folder, file), 'utf8')));
  });
}

/** Adds texts at the end; those that are there stay as they are. */
function write({ file, missing }: MissingTexts): void {
  const texts = existsSync(file) ? textsSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
  for (const { key, message, description } of missing)
    texts[key] = { message, ...(description === undefined ? {} : { description }) };
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(texts, null, 2)}\n`);
}
