import { getSystemErrorMap } from 'node:util';
import { BuildError } from './build-error.ts';
import { countProblems, formatProblems } from './format-problems.ts';

/** What the system says when a disk or a folder is at fault, in words. */
const systemErrors: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full',
  EDQUOT: 'The disk quota is used up',
  EROFS: 'The disk can only be read',
  EACCES: 'There is no permission to use the file or folder',
  EPERM: 'There is no permission to use the file or folder',
  EBUSY: 'The folder is in use, perhaps as a mount point',
  EXDEV: 'The folder is on another disk than the one beside it',
  EMFILE: 'Too many files are open',
  ENAMETOOLONG: 'The path is too long',
};

/** What a build that failed tells its user: all problems, or what the system says about a file. Never a stack. */
export function describeFailure(error: unknown, root: string): string {
  if (error instanceof BuildError)
    return `${formatProblems(error.problems, root)}\n\nThe site was not built: ${countProblems(error.problems)}.`;
  const { code = '', path, message } = withSystemCode(error as NodeJS.ErrnoException);
  const reason = systemErrors[code];
  const what = reason === undefined ? message : `${reason}${path === undefined ? '' : `: ${path}`}`;
  return `${withoutStack(what)}\n\nThe site was not built; the last good output is as it was.`;
}

/** The bundler, which is no JavaScript, passes the number of a system error on in its message, and the file before it. */
function withSystemCode(
  error: NodeJS.ErrnoException,
): Pick<NodeJS.ErrnoException, 'code' | 'path' | 'message'> {
  const number = /\(os error (\d+)\)/.exec(error.message)?.[1];
  const code = number && getSystemErrorMap().get(-Number(number))?.[0];
  const path = /file in (.+)$/m.exec(error.message)?.[1];
  return code ? { code, path, message: error.message } : error;
}

/** Bundlers put stacks into their messages. */
function withoutStack(message: string): string {
  return message
    .replace(/^Stack backtrace:$[^]*/m, '')
    .replace(/^ +at .+ ?\(?.*:\d+:\d+\)?\n?/gm, '')
    .trimEnd();
}
