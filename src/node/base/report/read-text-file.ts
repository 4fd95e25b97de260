import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { errorAt, positionAt, type Problem } from '#shared/problem.ts';
import { systemProblem } from './system-problem.ts';

/** A source file's text, or the reason why it cannot be read. */
export interface TextFile {
  /** Text without a byte order mark; empty if the file cannot be read or is UTF-16. */
  readonly text: string;
  readonly problems: readonly Problem[];
}

/** Reads a UTF-8 source file. Never throws. */
export function readTextFile(file: string): TextFile {
  try {
    return decodeText(readFileSync(file), file);
  } catch (error) {
    return {
      text: '',
      problems: [systemProblem(Object.assign(error as Error, { path: file }), file)],
    };
  }
}

/** Decodes the bytes of a UTF-8 source file. `file` is used in error messages. */
export function decodeText(bytes: Uint8Array, file: string): TextFile {
  const text = new TextDecoder().decode(bytes);
  if (isUtf16(bytes)) {
    const message = 'The file is not UTF-8 text: it contains null bytes, as UTF-16 does.';
    const problem = errorAt({ file, line: 1, column: 1 }, message, 'Save the file as UTF-8.');
    return { text: '', problems: [problem] };
  }
  if (isUtf8(bytes)) return { text, problems: [] };
  const before = new TextDecoder().decode(bytes.subarray(0, firstWrongByte(bytes)), {
    stream: true,
  });
  const position = { file, ...positionAt(before, before.length) };
  const message = 'The file is not UTF-8: this byte is not part of any character.';
  const hint = 'Save the file as UTF-8, or type the character again.';
  return { text, problems: [errorAt(position, message, hint)] };
}

/**
 * Whether bytes look like UTF-16. UTF-8 text contains no zero bytes, whereas in UTF-16, every other
 * byte of Latin text is zero.
 */
function isUtf16(bytes: Uint8Array) {
  const [first, second] = bytes;
  const hasMark = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return hasMark || bytes.includes(0);
}

/** Returns the index of the first byte that changes when the text is decoded and encoded again. */
function firstWrongByte(bytes: Uint8Array) {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  return Buffer.from(text).findIndex((byte, index) => byte !== bytes[index]);
}
