import { errorAt, type Problem, type SourcePosition } from '#shared/problem.ts';
import { explainImport, locate, locateElement } from './code-problem.ts';

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

/** Explains why a page cannot be rendered, in the same words wherever it is detected. */
export function renderProblem({ message, place, components = [], file }: RenderFault): Problem {
  const [, unknown] = /Expected (?:component|object) `([^`]+)` to be defined/.exec(message) ?? [];
  const [object, member] = unknown?.split(/\.(?=[^.]*$)/) ?? [];
  if (unknown !== undefined)
    return {
      ...(member === undefined
        ? {
            message: `The page uses the component <${unknown}>, which it does not import.`,
            hint: `Import "${unknown}", or write \`\\<\` for a less-than sign that is text.`,
          }
        : {
            message: `The page uses the component <${unknown}>, but "${object}" has no "${member}".`,
            hint: 'Correct the name, or add it there.',
          }),
      severity: 'error',
      position: locate(`<${unknown}`, file) ?? start(file),
    };
  const [words, cure, quoted = ''] = explainImport(message) ?? [];
  if (words !== undefined && cure !== undefined)
    return errorAt(place ?? locate(quoted, file) ?? start(file), words, cure);
  const [, element = ''] = /^The component (<\w+)>/.exec(message) ?? [];
  const name = /^(\S+) is not defined|reading '([^']+)'|, not (<\w+)>/.exec(message);
  return errorAt(
    locate(element, file) ??
      place ??
      locate(name?.slice(1).find(Boolean) ?? '', file) ??
      components.map((component) => locateElement(component, file)).find(Boolean) ??
      start(file),
    `The page cannot be rendered: ${message.replace(/\.(?: (?:If you meant to render|This will cause) .*|\n[^]*)?$/, '')}.`,
    /^(?:An object is shown as text|Objects are not valid)/.test(message)
      ? 'Show one of its fields, or all of it as text with `JSON.stringify`.'
      : 'Correct its code; it runs when the site is built and in the browser.',
  );
}

function start(file: string): SourcePosition {
  return { file, line: 1, column: 1 };
}
