import type { SyntaxParser } from '#engine/run-with-parser.ts';

/** A request to the worker; `id` identifies its response. */
export type ParserQuestion = QuestionOf<'scopesOf'> | QuestionOf<'pairsOf'>;

/** The worker's response: a result or an error. */
export type ParserAnswer =
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly error: string };

interface QuestionOf<Method extends keyof SyntaxParser> {
  readonly id: number;
  readonly method: Method;
  readonly request: Parameters<SyntaxParser[Method]>[0];
}
