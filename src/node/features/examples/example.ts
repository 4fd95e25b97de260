import { errorAt } from '#shared/problem.ts';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Element } from 'hast';
import { findNearest } from '#shared/text/nearest.ts';
import { isInsideResolved } from '#node/base/files/is-inside.ts';
import { checkPhrase } from './check-phrase.ts';
import { checkResult } from './check-result.ts';
import { readCase } from './read-case.ts';
import { renderExample, type RenderExampleOptions } from './render-example.ts';
import type { BlockInput, SpokenBlock, SpokenContext } from '#node/compile/html/block.ts';
import { tryButton } from '#node/compile/html/try-button.ts';
import { h } from 'hastscript';

/** `::example[chuck-air]`: renders the recorded test case `content/_examples/chuck-air.yml`. */
export const exampleBlock: SpokenBlock = (input, context) =>
  drawExample(input, context, { button: h('button', { type: 'button', className: [tryButton] }) });

/**
 * `::first-example[chuck-air]`: renders the same test case in large type, with an input field for
 * the command.
 */
export const firstExampleBlock: SpokenBlock = (input, context) =>
  drawExample(input, context, { isFirst: true });

async function drawExample(
  input: BlockInput,
  context: SpokenContext,
  controls: Pick<RenderExampleOptions, 'button' | 'isFirst'>,
): Promise<Element[]> {
  const folder = path.join(context.contentDir, '_examples');
  const file = path.join(folder, `${input.label.trim()}.yml`);
  const isInside = isInsideResolved(file, [folder]);
  if (isInside) context.dependOn(file);
  const text = isInside ? await readFile(file, 'utf8').catch(() => undefined) : undefined;
  if (text === undefined) {
    await reportMissing(input, context);
    return [];
  }
  const { example, problems, phrasePosition } = readCase(text, file);
  for (const problem of problems) context.report(problem);
  if (!example) return [];
  const checked = checkPhrase(example, context.language);
  const wrong =
    checked.faults.length > 0
      ? checked.faults.map((message) =>
          errorAt(phrasePosition, message, 'Correct the spoken form, or the marks of the example.'),
        )
      : await checkResult(example, context, phrasePosition);
  for (const problem of wrong) context.report(problem);
  context.addSearchText(`“${example.spokenForm}”`, [example.spokenForm]);
  return [await renderExample({ ...context, ...checked, ...controls, example })];
}

async function reportMissing(
  { label, position }: BlockInput,
  { contentDir, report }: SpokenContext,
): Promise<void> {
  const names = await readdir(path.join(contentDir, '_examples')).catch(() => []);
  const wanted = label.trim();
  const nearest = findNearest(
    wanted,
    names.map((name) => path.basename(name, '.yml')),
  );
  const message = wanted
    ? `There is no example "${wanted}" in ${path.basename(contentDir)}/_examples.`
    : 'An example needs a name: ::example[chuck-air].';
  report(
    errorAt(
      position,
      message,
      nearest ? `Did you mean "${nearest}"?` : 'Record it there as a .yml file.',
    ),
  );
}
