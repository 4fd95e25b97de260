import type { CompileServices } from '../mdx/compile-context.ts';
import { hashText } from '../cache/hash-files.ts';

/** What a page was told about other pages while it was compiled. The page is current as long as it would be told the same. */
export interface Answers {
  /** Address of the page made from a file, by its path; null where there is none. */
  readonly pathOfFile: Readonly<Record<string, string | null>>;
  /** Address of the page at a path; null where there is none. */
  readonly findPath: Readonly<Record<string, string | null>>;
  /** Hash of the glossary's terms, where the page asked for them. */
  readonly glossary?: string;
  /** Definition of each term that the page shows, by its id; null where there is none. */
  readonly define: Readonly<Record<string, string | null>>;
  /** Path below which pages were missing on purpose, where the page asked for it; null where all were there. */
  readonly leftOut?: string | null;
}

/** Services that remember what they were asked and what they answered. */
export function recordAnswers(services: CompileServices): {
  readonly services: CompileServices;
  answers(): Answers;
} {
  const files = new Map<string, string | null>();
  const paths = new Map<string, string | null>();
  const definitions = new Map<string, string | null>();
  let glossary: string | undefined;
  let leftOut: string | null | undefined;
  return {
    answers: () => ({
      pathOfFile: Object.fromEntries(files),
      findPath: Object.fromEntries(paths),
      define: Object.fromEntries(definitions),
      ...(glossary === undefined ? {} : { glossary }),
      ...(leftOut === undefined ? {} : { leftOut }),
    }),
    services: {
      ...services,
      pathOfFile(file) {
        const answer = services.pathOfFile(file);
        files.set(file, answer ?? null);
        return answer;
      },
      findPath(path) {
        const answer = services.findPath(path);
        paths.set(path, answer ?? null);
        return answer;
      },
      glossary() {
        const answer = services.glossary();
        glossary = hashText(JSON.stringify(answer));
        return answer;
      },
      define(id) {
        const answer = services.define(id);
        definitions.set(id, answer ?? null);
        return answer;
      },
      leftOut() {
        const answer = services.leftOut();
        leftOut = answer ?? null;
        return answer;
      },
    },
  };
}

/** Whether the services would give the same answers now. */
export function answersHold(answers: Answers, services: CompileServices): boolean {
  return (
    isTold(answers.pathOfFile, services.pathOfFile) &&
    isTold(answers.findPath, services.findPath) &&
    isTold(answers.define, services.define) &&
    (answers.glossary === undefined ||
      answers.glossary === hashText(JSON.stringify(services.glossary()))) &&
    (answers.leftOut === undefined || answers.leftOut === (services.leftOut() ?? null))
  );
}

function isTold(
  answers: Readonly<Record<string, string | null>>,
  ask: (question: string) => string | undefined,
): boolean {
  return Object.entries(answers).every(([question, answer]) => (ask(question) ?? null) === answer);
}
