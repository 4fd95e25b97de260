import { run, type RunOptions, type RunResult } from './run.ts';
import type { EngineState } from './model/engine-state.ts';
import type {
  ScopeRequest,
  SyntaxPairs,
  SyntaxScope,
  SyntaxTrees,
  TextRequest,
} from './syntax/syntax-trees.ts';

/** An asynchronous parser, such as one in a worker. Must be deterministic. */
export interface SyntaxParser {
  readonly scopesOf: (request: ScopeRequest) => Promise<readonly SyntaxScope[] | undefined>;
  readonly pairsOf: (request: TextRequest) => Promise<SyntaxPairs | undefined>;
}

/**
 * Runs a phrase as `run` does, but with an asynchronous parser: for each new request, awaits the
 * parser's answer and runs the phrase again. Rejects with the parser's error.
 */
export async function runWithParser(
  state: EngineState,
  phrase: string,
  { parser, ...options }: Omit<RunOptions, 'syntax'> & { readonly parser: SyntaxParser },
): Promise<RunResult> {
  const syntax: SyntaxTrees = {
    scopesOf: answeredOnce((request) => parser.scopesOf(request)),
    pairsOf: answeredOnce((request) => parser.pairsOf(request)),
  };
  for (;;) {
    try {
      return run(state, phrase, { ...options, syntax });
    } catch (error) {
      if (!(error instanceof OpenQuestion)) throw error;
      await error.answered;
    }
  }
}

/** Thrown through `run` when the parser has not responded yet. */
class OpenQuestion extends Error {
  constructor(readonly answered: Promise<void>) {
    super('The parser has not answered yet.');
  }
}

/**
 * Makes an asynchronous function synchronous: the returned function returns answers that are
 * already known, and throws an `OpenQuestion` for a new request.
 */
function answeredOnce<Request, Answer>(
  ask: (request: Request) => Promise<Answer>,
): (request: Request) => Answer {
  const answers = new Map<string, { readonly answer: Answer }>();
  return (request) => {
    const key = JSON.stringify(request);
    const known = answers.get(key);
    if (known) return known.answer;
    throw new OpenQuestion(ask(request).then((answer) => void answers.set(key, { answer })));
  };
}
