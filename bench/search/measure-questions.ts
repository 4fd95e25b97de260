import { readFileSync } from 'node:fs';
import path from 'node:path';
import { search } from '#client/search/engine/search.ts';
import { addShard, SearchIndex } from '#client/search/engine/search-index.ts';
import { defaultLanguage } from '#shared/voice/language/default-language.ts';
import {
  buildShards,
  type SearchablePage,
} from '../../src/node/features/search/index-files/build-shards.ts';
import { root } from '../support/measure.ts';

/** A question asked by a real person; see `tests/search/questions/README.md`. */
interface Question {
  readonly query: string;
  readonly kind: 'prose' | 'spoken' | 'identifier';
  readonly answers: readonly string[];
}

/** A question and the index of its first correct hit; -1 if there is none. */
interface Asked extends Question {
  readonly position: number;
  /** URL of the first hit, or `nothing`. */
  readonly best: string;
}

/** First line of the report's section on the questions. */
export const questionsHeading = '## Questions of real people';

/**
 * Runs both halves of the questions and reports them as Markdown; for the held-back half, only the
 * shares.
 */
export async function reportQuestions(pages: readonly SearchablePage[]): Promise<string> {
  const index = new SearchIndex();
  const shards = buildShards(pages, defaultLanguage, 'contributing/api');
  for (const group of ['user', 'contributor', 'api'] as const) await addShard(index, shards[group]);
  const ask = (question: Question): Asked => {
    const { hits } = search(index, question.query);
    const position = hits.findIndex(({ url }) => question.answers.includes(url));
    return { ...question, position, best: hits[0]?.url ?? 'nothing' };
  };
  const tuning = readQuestions('tuning').map(ask);
  const heldBack = readQuestions('held-back').map(ask);
  return [
    questionsHeading,
    '',
    'From issues and pull requests of the extension and of the community’s command set: `tests/search/questions/`. Right means one of the sections that were named before the search was asked. The weights were tuned on one half; the other was only counted.',
    '',
    '| half | kind | questions | right first | right among three |',
    '| --- | --- | --: | --: | --: |',
    ...toRows('tuning', tuning),
    ...toRows('held back', heldBack),
    '',
    'The ten worst of the half for tuning:',
    '',
    ...worst(tuning, 10).map(
      ({ query, position, answers, best }) =>
        `- “${query}”: ${position < 0 ? 'not found' : `place ${position + 1}`}; wanted ${answers.join(' or ')}, got ${best}`,
    ),
    '',
  ].join('\n');
}

function readQuestions(half: 'tuning' | 'held-back'): readonly Question[] {
  const file = path.join(root, `tests/search/questions/${half}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as readonly Question[];
}

function toRows(half: string, asked: readonly Asked[]): readonly string[] {
  return ['all', 'prose', 'spoken', 'identifier'].map((kind) => {
    const own = kind === 'all' ? asked : asked.filter((question) => question.kind === kind);
    const share = (limit: number): string => {
      const right = own.filter(({ position }) => position >= 0 && position < limit);
      return `${((100 * right.length) / own.length).toFixed(0)} %`;
    };
    return `| ${half} | ${kind} | ${own.length} | ${share(1)} | ${share(3)} |`;
  });
}

function worst(asked: readonly Asked[], count: number): readonly Asked[] {
  const depth = ({ position }: Asked): number => (position < 0 ? 1_000 : position);
  return asked.toSorted((a, b) => depth(b) - depth(a)).slice(0, count);
}
