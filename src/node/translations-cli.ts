import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { formatProblems } from './base/report/format-problems.ts';
import { readEnvironment } from '#shared/config/environment.ts';
import { isKnownLanguage } from '#shared/i18n/complete-locale.ts';
import { readConfigFile } from './site/config/config-source.ts';
import { loadConfig } from './site/config/load-config.ts';
import { resolveFolders } from './site/config/project-folders.ts';
import { translationsFolder } from './site/content/docs-versions.ts';
import { writeOutput } from './base/files/write-output.ts';
import { findMissingTexts } from './features/languages/missing-texts.ts';
import { textsSchema } from './features/languages/locale-texts.ts';
import { readMessages } from './features/languages/read-messages.ts';

/**
 * `npm run translations -- [language…]`: adds each language's missing messages, in English, to its
 * files. Default: all configured languages except the default one.
 */
const root = path.resolve(import.meta.dirname, '../..');
const { environment } = readEnvironment(process.env);
const { contentDir } = resolveFolders(root, environment);
const { config, problems } = loadConfig(await readConfigFile(root, environment), environment);
if (!config) {
  console.error(formatProblems(problems, root));
  process.exit(1);
}
const wanted = process.argv.slice(2);
const unknown = wanted.filter((code) => !isKnownLanguage(code));
if (unknown.length > 0) {
  console.error(`No such language: ${unknown.join(', ')}. Use tags such as "fr" or "pt-BR".`);
  process.exit(1);
}
const configured = Object.keys(config.locales).filter((code) => code !== config.defaultLocale);
const messages = [...readMessages().values()];
for (const locale of wanted.length > 0 ? wanted : configured) {
  const folder = translationsFolder(contentDir, config.locales[locale]?.path ?? locale);
  const found = findMissingTexts({ locale, folder, messages, config });
  mkdirSync(folder, { recursive: true });
  // Existing translations are kept.
  for (const { file, missing } of found) {
    const texts = existsSync(file) ? textsSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
    for (const { key, message } of missing) texts[key] = { message };
    writeOutput(file, `${JSON.stringify(texts, null, 2)}\n`);
  }
  const count = found.reduce((sum, { missing }) => sum + missing.length, 0);
  console.log(
    `${locale}: ${count} texts to translate${count > 0 ? ` in ${path.relative(process.cwd(), folder)}` : ''}.`,
  );
}
