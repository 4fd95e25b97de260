import path from 'node:path';
import { hashFile, hashText } from '../../cache/hash-files.ts';
import type { Answers, Ask } from '../../cache/remember.ts';
import type { CompileServices } from '../../mdx/context/compile-context.ts';

/** Services whose answers depend on more than the page itself. */
const aboutOthers = [
  'pathOfFile',
  'findPath',
  'pathOfId',
  'isTracked',
  'define',
  'glossary',
  'leftOut',
  'cards',
] as const;

type Service = (...given: readonly (string | undefined)[]) => unknown;

/** Wraps services to record questions and answers. A page is current as long as the answers stay the same. */
export function recordAnswers(services: CompileServices): {
  readonly services: CompileServices;
  readonly answers: Answers;
} {
  const answers: Record<string, string | null> = {};
  const recorded = aboutOthers.map((name): [string, Service] => [
    name,
    (...given) => {
      const answer = (services[name] as Service)(...given);
      answers[JSON.stringify([name, ...given])] = digest(answer);
      return answer;
    },
  ]);
  return { services: { ...services, ...Object.fromEntries(recorded) }, answers };
}

/** Answers recorded questions about files and services from the current state. */
export function askNow(services: CompileServices): Ask {
  return (question) => {
    if (path.isAbsolute(question)) return hashFile(question);
    const [name, ...given] = JSON.parse(question) as [
      (typeof aboutOthers)[number],
      ...(string | null)[],
    ];
    return digest((services[name] as Service)(...given.map((argument) => argument ?? undefined)));
  };
}

function digest(answer: unknown): string | null {
  if (answer === undefined || typeof answer === 'string') return answer ?? null;
  return hashText(JSON.stringify(answer));
}
