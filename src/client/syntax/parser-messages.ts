import type { SyntaxParser } from '#engine/run-with-parser.ts';

/** A question to the worker; `id` identifies its answer. */
export type ParserQuestion = QuestionOf<'scopesOf'> | QuestionOf<'pairsOf'>;

/** What the worker answers: the answer, or why there is none. */
export type ParserAnswer =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly error: string };

interface QuestionOf<Method extends keyof SyntaxParser> {
  readonly id: number;
  readonly method: Method;
  readonly request: Parameters<SyntaxParser[Method]>[0];
}
