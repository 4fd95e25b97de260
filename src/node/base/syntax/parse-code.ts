import { parseSync } from 'rolldown/utils';

/** Parses JavaScript or TypeScript; JSX is allowed in `.js` files too. */
export function parseCode(file: string, code: string) {
  return parseSync(file, code, { lang: file.endsWith('.ts') ? 'ts' : 'tsx' });
}

/** The AST of a module, as parsed by `parseCode`. */
export type Program = ReturnType<typeof parseCode>['program'];

type Statement<Type> = Extract<Program['body'][number], { type: Type }>;
type Expression = Statement<'ExpressionStatement'>['expression'];

/** An AST node that may be a value. */
export type Node =
  | Program
  | Statement<'ExportDefaultDeclaration'>['declaration']
  | Extract<Expression, { type: 'CallExpression' }>['arguments'][number];

/** Why code cannot be parsed, and the offset of the error. */
export interface CodeFault {
  readonly message: string;
  readonly offset: number;
}

/**
 * Returns why code cannot be parsed; undefined if it can be. An unclosed tag is reported where it
 * opens, because the parser notices it only later, possibly at a brace that is meant as text.
 */
export function findCodeFault(file: string, code: string): CodeFault | undefined {
  const fault = firstFault(file, code);
  if (!fault || fault.isTag) return fault;
  const before = code.slice(0, fault.offset);
  const closed = firstFault(file, `${before}</>`);
  return closed?.isTag && firstFault(file, `${before} ${code.slice(fault.offset + 1)}`)
    ? closed
    : fault;
}

/** Returns the parser's first error. A missing closing tag is reported at its opening tag. */
function firstFault(file: string, code: string) {
  const [error] = parseCode(file, code).errors;
  if (!error) return undefined;
  const isTag = error.message.includes('closing tag');
  const [found, opened] = error.labels;
  const offset = isTag && opened ? opened.start - 1 : (found?.start ?? 0);
  return { message: error.message.replace(/\.$/, ''), offset, isTag };
}
