import { errorAt, type Problem, type SourcePosition } from '#shared/problem.ts';
import { locateElement } from './locate.ts';

/** An error that occurred while a page was rendered. */
export interface RenderFault {
  /** The thrown error, or the reason why there is no page. */
  readonly message: string;
  /** Position in the source where it was thrown, if known. */
  readonly place?: SourcePosition;
  /** Names of the components around the failure, innermost first. */
  readonly components?: readonly string[];
  /** Absolute path of the page. */
  readonly file: string;
}

/** Explains why a page cannot be rendered. */
export function renderProblem({ message, place, components = [], file }: RenderFault): Problem {
  const [, missing] = /Expected (?:component|object) `([^`]+)` to be defined/.exec(message) ?? [];
  const names = missing === undefined ? components : [missing];
  return errorAt(
    (missing === undefined ? place : undefined) ??
      names.map((name) => locateElement(name, file)).find(Boolean) ?? { file, line: 1, column: 1 },
    `The page cannot be rendered: ${message.replace(/\.(?: (?:If you meant to render|This will cause) .*|\n[^]*)?$/, '')}.`,
    'Correct its code; it runs when the site is built and in the browser.',
  );
}
