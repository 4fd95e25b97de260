import { hatKey } from '#engine/hats/hat-styles.ts';
import { rememberedRanges } from '#engine/state/remembered-ranges.ts';
import type { EngineState } from '#engine/model/engine-state.ts';
import type { PositionRange, Selection } from '#shared/text/position.ts';
import type { SessionStep } from '#client/try/session/session.ts';

/**
 * Formats a command, with the text before and after it, as Markdown for authors: the `::example`
 * line for a page, and the recorded case that it shows.
 */
export function writeMarkdown({ phrase, before, after }: SessionStep): string {
  const name = phrase.trim().replace(/\s+/g, '-');
  const recorded = [
    `languageId: ${before.languageId}`,
    'command:',
    `  spokenForm: ${JSON.stringify(phrase)}`,
    'initialState:',
    ...stateLines(before),
    ...block(
      'marks',
      before.hats.map(({ hat, character, range }) => {
        const style = hatKey(hat, character).replace('-default.', '.');
        return `${JSON.stringify(style)}: ${flow(range)}`;
      }),
    ),
    'finalState:',
    ...stateLines(after),
  ];
  const yaml = recorded.join('\n');
  const fence = '`'.repeat(
    Math.max(3, ...[...yaml.matchAll(/`+/g)].map(([run]) => run.length + 1)),
  );
  return `::example[${name}]\n\n\`_examples/${name}.yml\`:\n\n${fence}yaml\n${yaml}\n${fence}\n`;
}

function stateLines(state: EngineState) {
  return [
    ...contentLines(state.text),
    ...block(
      'selections',
      state.selections.map((selection) => `- ${flow(selection)}`),
    ),
    ...(state.clipboard === undefined ? [] : [`  clipboard: ${JSON.stringify(state.clipboard)}`]),
    ...(['thatMark', 'sourceMark'] as const).flatMap((mark) =>
      block(
        mark,
        rememberedRanges(state, mark).map((range) => `- contentRange: ${flow(range)}`),
      ),
    ),
  ];
}

/** Formats a field whose value is a list or a map; returns no lines if the value is empty. */
function block(name: string, lines: readonly string[]) {
  return lines.length === 0 ? [] : [`  ${name}:`, ...lines.map((line) => `    ${line}`)];
}

/**
 * Formats text as a YAML literal block if that preserves the text, otherwise as a quoted string.
 */
function contentLines(text: string) {
  const isPlain = /^[^\s][^\r\u0000-\u0008\u007f-\u009f\u2028\u2029\ufeff]*$/u.test(text);
  const lines = text.split('\n');
  if (!isPlain || /\s$/.test(text) || lines.some((line) => /^\s+$/.test(line)))
    return [`  documentContents: ${JSON.stringify(text)}`];
  return ['  documentContents: |-', ...lines.map((line) => (line === '' ? '' : `    ${line}`))];
}

/** Formats positions in YAML's flow style. */
function flow(place: PositionRange | Selection) {
  return JSON.stringify(place).replaceAll('"', '').replace(/[:,]/g, '$& ');
}
