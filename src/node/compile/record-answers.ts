import path from 'node:path';
import { hashFile, hashText } from '#node/base/cache/hash-files.ts';
import type { Answers, Ask } from '#node/base/cache/remember.ts';
import type { SiteAnswers } from './context/compile-sources.ts';

type Questions = Readonly<Record<string, (...given: readonly (string | undefined)[]) => unknown>>;

/**
 * Wraps the site's answers to record a page's queries. The page is up to date as long as the
 * answers stay the same.
 */
export function recordAnswers(site: SiteAnswers): {
  readonly site: SiteAnswers;
  readonly answers: Answers;
} {
  const answers: Record<string, string | null> = {};
  const recorded = Object.entries(asQuestions(site)).map(([name, ask]) => [
    name,
    (...given: readonly string[]) => {
      const answer = ask(...given);
      answers[JSON.stringify([name, ...given])] = digest(answer);
      return answer;
    },
  ]);
  return { site: Object.fromEntries(recorded) as SiteAnswers, answers };
}

/**
 * Creates a function that answers recorded queries about files and the site according to the
 * current state.
 */
export function askNow(site: SiteAnswers): Ask {
  return (question) => {
    if (path.isAbsolute(question)) return hashFile(question);
    const [name = '', ...given] = JSON.parse(question) as (string | null)[];
    const ask = asQuestions(site)[name ?? ''];
    return digest(ask?.(...given.map((argument) => argument ?? undefined)));
  };
}

function asQuestions(site: SiteAnswers): Questions {
  return site as unknown as Questions;
}

function digest(answer: unknown): string | null {
  if (answer === undefined || typeof answer === 'string') return answer ?? null;
  return hashText(JSON.stringify(answer));
}
