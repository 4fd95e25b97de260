import type { Element } from 'hast';
import type { Problem } from '#shared/problem.ts';
import { englishTranslator } from '#shared/i18n/translator.ts';
import type { Highlight } from '#node/compile/html/block.ts';
import { defaultLanguage } from '#shared/voice/language/default-language.ts';
import { checkPhrase } from './check-phrase.ts';
import { readCase } from './read-case.ts';
import { renderExample } from './render-example.ts';

/** A rendered test case, or the reason why there is none. */
export interface RenderedFile {
  readonly file: string;
  /** Present if the file could be rendered. */
  readonly figure?: Element;
  readonly problems: readonly Problem[];
}

/**
 * Renders a recorded test case, even if its spoken form is not valid in this version of the
 * grammar.
 */
export async function renderFile({
  file,
  text,
  highlight,
}: {
  readonly file: string;
  readonly text: string;
  readonly highlight: Highlight;
}): Promise<RenderedFile> {
  const { example, problems } = readCase(text, file, { isOld: true });
  if (!example) return { file, problems };
  const figure = await renderExample({
    ...checkPhrase(example, defaultLanguage),
    example,
    language: defaultLanguage,
    highlight,
    translator: englishTranslator,
  });
  return { file, figure, problems };
}
