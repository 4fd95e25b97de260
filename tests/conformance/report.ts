import type { CaseResult, UnseenPart } from './run-case.ts';

/** The result of a case, and its path relative to the folder of recordings. */
export interface NamedResult extends CaseResult {
  readonly name: string;
  /**
   * Result of running the whole phrase; undefined unless it has several commands and ends with
   * "take" and a hat.
   */
  readonly chain?: 'passed' | 'failed';
}

interface Count {
  readonly passed: number;
  readonly total: number;
}

const columns = ['text', 'syntax', 'other'] as const;

function count(results: readonly NamedResult[]): Count {
  return { passed: results.filter(({ failure }) => !failure).length, total: results.length };
}

function cell({ passed, total }: Count): string {
  return total === 0 ? '' : `${passed} of ${total}`;
}

/**
 * Formats a Markdown table of passed cases by kind, with a row for each folder and a row for all of
 * them.
 */
export function conformanceTable(results: readonly NamedResult[]): string {
  const folders = [...new Set(results.map(folderOf))].sort();
  const row = (name: string, list: readonly NamedResult[]): string => {
    const cells = columns.map((kind) => cell(count(list.filter((result) => result.kind === kind))));
    return `| ${[name, ...cells].join(' | ')} |`;
  };
  return [
    '| Folder | no syntax tree | tree, parsed here | tree of another language |',
    '| --- | --: | --: | --: |',
    ...folders.map((folder) =>
      row(
        folder,
        results.filter((result) => folderOf(result) === folder),
      ),
    ),
    row('**all**', results),
  ].join('\n');
}

function folderOf({ name }: NamedResult): string {
  const parts = name.split('/').slice(0, -1);
  return parts.slice(0, 2).join('/') || '.';
}

/**
 * Reports how many commands were parsed from the spoken form and how many taken from the recording.
 */
export function sourceLine(results: readonly NamedResult[]): string {
  const said = results.filter(({ from }) => from === 'phrase').length;
  return `${said} commands were read from their spoken form; ${results.length - said} were taken from the recording, because their words are not those of today's default vocabulary.`;
}

/** Reports how many cases have parts that are not compared. */
export function unseenLine(results: readonly NamedResult[]): string {
  const count = (part: UnseenPart): number =>
    results.filter(({ unseen }) => unseen.includes(part)).length;
  return `Not compared, because the engine has none: decorations of ${count('decorations')} cases, return values of ${count('returnValue')}, messages of the editor of ${count('ide')}.`;
}

/** Reports how many phrases of several commands end as recorded. */
export function chainLine(results: readonly NamedResult[]): string {
  const chains = results.filter(({ chain }) => chain);
  const passed = chains.filter(({ chain }) => chain === 'passed').length;
  return `Phrases of several commands (“bring harp take whale”) carried out as a whole: ${passed} of ${chains.length} end with the recorded text, and select the last token where its hat was recorded.`;
}

/** Lists each failure with its reason. */
export function failureLines(results: readonly NamedResult[]): string[] {
  return results
    .filter(({ failure }) => failure)
    .map(({ name, kind, failure }) => `${kind} ${name}: ${failure ?? ''}`);
}

/** Returns the totals of text and syntax cases, on one line each. */
export function totalLines(results: readonly NamedResult[]): string[] {
  return (['text', 'syntax'] as const).map((kind) => {
    const { passed, total } = count(results.filter((result) => result.kind === kind));
    return `${kind}: ${passed} of ${total}`;
  });
}

/**
 * Formats the whole report as a Markdown page: totals, table, and the failures of all cases except
 * those that need a syntax tree of another language.
 */
export function conformancePage(results: readonly NamedResult[]): string {
  const failures = results.filter(({ kind, failure }) => failure && kind !== 'other');
  return `${[
    '# Conformance',
    'Recorded test cases of the extension, run through [the engine](../../src/engine/README.md). Written by `npm run conformance -- FOLDER --out tests/conformance/results.md`, where FOLDER is `src/test/suite/fixtures/recorded` in a checkout of the extension at commit 6bde5d396. A case passes when text, selections and, where they are recorded, hats, clipboard, “that”, “source” and error are as recorded.',
    'A case “needs a syntax tree” when its command names, or its action adds, a scope that only a parser can find, or paired delimiters and items in a language for which the extension asks one.',
    totalLines(results).join('  \n'),
    sourceLine(results),
    unseenLine(results),
    chainLine(results),
    conformanceTable(results),
    '## What fails, and why',
    failures.map((result) => `- ${result.name} (${result.kind}): ${shorten(result)}`).join('\n'),
  ].join('\n\n')}\n`;
}

function shorten({ failure = '' }: NamedResult): string {
  const text = failure.replaceAll('\n', ' ');
  return `\`${(text.length > 160 ? `${text.slice(0, 160)}…` : text).replaceAll('`', "'")}\``;
}
