import type { Element } from 'hast';
import type { Problem } from '#shared/problem.ts';
import { englishTranslator } from '#shared/i18n/translator.ts';
import type { Highlight } from '#node/compile/html/block.ts';
import { defaultLanguage } from '#shared/voice/language/default-language.ts';
import { checkPhrase } from './check-phrase.ts';
import { readCase } from './read-case.ts';
import { spokenChip } from '#node/compile/html/spoken-chip.ts';
import { renderExample } from './render-example.ts';

/** A recorded test case that is not on a page. */
export interface RenderFileOptions {
  readonly file: string;
  readonly text: string;
  readonly highlight: Highlight;
}

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
}: RenderFileOptions): Promise<RenderedFile> {
  const { example, problems } = readCase(text, file, { isOld: true });
  if (!example) return { file, problems };
  const { saidMarks, counting } = checkPhrase(example, defaultLanguage);
  return {
    file,
    figure: await renderExample({
      example,
      saidMarks,
      counting,
      chip: spokenChip(example.spokenForm, defaultLanguage),
      highlight,
      translator: englishTranslator,
    }),
    problems,
  };
}
