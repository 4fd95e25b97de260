import { errorAt, type Problem } from '#shared/problem.ts';
import { lookUp } from '#shared/text/look-up.ts';

/** For each system error code, what it means for a file (the rest of a sentence) and a hint. */
const meanings: Readonly<Record<string, readonly [what: string, hint: string]>> = {
  EACCES: ['cannot be read or written: permission denied', 'Change its permissions.'],
  EBUSY: ['is in use by another program', 'Close that program and build again.'],
  EDQUOT: ['cannot be written: your quota is used up', 'Free some space and build again.'],
  EEXIST: ['exists where another file must be written', 'Move it elsewhere.'],
  EIO: ['cannot be read: the disk reports an error', 'Check the disk.'],
  EISDIR: ['is a folder, where a file is expected', 'Rename or remove the folder.'],
  ELOOP: ['is a link that points to itself', 'Correct or remove the link.'],
  EMFILE: ['cannot be opened: too many files are open', 'Raise the limit with `ulimit -n 4096`.'],
  ENAMETOOLONG: ['has a name that is too long for the file system', 'Shorten the name.'],
  ENFILE: ['cannot be opened: too many files are open', 'Close other programs.'],
  ENOENT: ['does not exist', 'Correct the path, or build again if it has been removed since.'],
  ENOSPC: ['cannot be written: the disk is full', 'Free some space and build again.'],
  ENOTDIR: ['is inside something that is not a folder', 'Rename or remove that file.'],
  ENOTEMPTY: ['is a folder that is not empty', 'Move its contents elsewhere.'],
  EPERM: ['cannot be read or written: permission denied', 'Change its permissions or its owner.'],
  EXDEV: [
    'is on a different disk from the folder next to it',
    'Put both on one disk (DOCS_OUT_DIR).',
  ],
  EROFS: [
    'cannot be written: the disk is read-only',
    'Write to another folder (DOCS_OUT_DIR, DOCS_CACHE_DIR).',
  ],
};

/**
 * Explains a file system error, with the position of its file; `file` is used for errors that do
 * not name a file.
 */
export function systemProblem(error: unknown, file: string): Problem {
  const { code = '', path, message } = error as NodeJS.ErrnoException;
  const [what, hint] = lookUp(meanings, code) ?? [`cannot be used: ${message}`, 'Check the file.'];
  return errorAt(
    { file: path ?? file },
    path === undefined ? `A file ${what}.` : `The file ${what}.`,
    hint,
  );
}

/** Whether an exception is a system error that `systemProblem` can explain. */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return (
    error instanceof Error && Object.hasOwn(meanings, (error as NodeJS.ErrnoException).code ?? '')
  );
}
