// The wording of the reference's MDX, which `api-gen` writes and the build parses.
import { kindMarks } from './kind-marks.ts';

/** One row in a list of declarations that are described elsewhere. */
export interface DeclarationRow {
  readonly kind: string;
  readonly name: string;
  /** Anchor of the row on this page. */
  readonly id?: string;
  readonly href?: string;
  /** Badges and modifiers before the kind: `beta`, `static`. */
  readonly modifiers?: readonly string[];
  /** Value of an enum member. */
  readonly value?: string;
  /** First sentence of the description (for an enum member, all of it), as plain text. */
  readonly summary?: string;
  readonly deprecated?: true;
}

/** The facts that precede a declaration's name: `deprecated static method`. */
export type DeclarationWords = Pick<DeclarationRow, 'kind' | 'modifiers' | 'deprecated'>;

/** The facts in the info string of a signature's code fence. */
export interface SignatureInfo {
  /** The declaration's kind: `class`. Undefined for members, because their section states it. */
  readonly kind?: string;
  readonly deprecated?: boolean;
}

const deprecatedWord = 'deprecated';

/** Returns the words before a declaration's name: `deprecated static method`. */
export function writeWords({ kind, modifiers = [], deprecated }: DeclarationWords): string {
  return [...(deprecated ? [deprecatedWord] : []), ...modifiers, kind].join(' ');
}

/** Parses the words that `writeWords` returned. */
export function readWords(written: string): DeclarationWords {
  const words = written.trim().split(' ');
  const deprecated = words[0] === deprecatedWord;
  const kind = words.slice(deprecated ? 1 : 0);
  // The kind is the last one or two words, after the modifiers and badges.
  const isKind = (_word: string, index: number) => kind.slice(index).join(' ') in kindMarks;
  const modifiers = kind.splice(0, Math.max(0, kind.findIndex(isKind)));
  return {
    kind: kind.join(' '),
    modifiers: modifiers.length > 0 ? modifiers : undefined,
    deprecated: deprecated || undefined,
  };
}

/** Returns the info string for a signature's code fence: `ts signature class deprecated`. */
export function writeSignatureInfo({ kind = 'member', deprecated }: SignatureInfo): string {
  const words = [
    'ts signature',
    kind.replaceAll(' ', '-'),
    ...(deprecated ? [deprecatedWord] : []),
  ];
  return words.join(' ');
}

/**
 * Parses the words after `ts` in an info string; undefined if the fence does not contain a
 * signature.
 */
export function readSignatureInfo(meta: string): SignatureInfo | undefined {
  const [first, kind, ...flags] = meta.split(' ');
  if (first !== 'signature') return undefined;
  return {
    kind: kind === 'member' ? undefined : kind?.replaceAll('-', ' '),
    deprecated: flags.includes(deprecatedWord),
  };
}
