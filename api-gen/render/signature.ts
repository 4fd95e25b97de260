import type { ApiPart, ApiSignatureBlock } from '#shared/api/api-blocks.ts';
import type { Code } from '../model/code.ts';
import { fence } from '../markdown/escape.ts';
import { layoutCode } from './layout-code.ts';

/** Kinds of pieces that look like any other text. */
const plainKinds = new Set(['text', 'punctuation']);

/** A signature's pieces as the block reads them. */
function signatureParts(code: readonly Code[]): ApiPart[] {
  return layoutCode(code).map(({ kind, text, href }): ApiPart => {
    if (href !== undefined) return [kind, text, href];
    return plainKinds.has(kind) ? text : [kind, text];
  });
}

/** A fence with one signature; `kind` is given for the thing that the page is about. */
export function renderSignature(
  code: readonly Code[],
  options: Omit<ApiSignatureBlock, 'parts'> = {},
): string {
  return code.length === 0
    ? ''
    : jsonFence('api-signature', {
        ...options,
        parts: signatureParts(code),
      } satisfies ApiSignatureBlock);
}

/** A fence whose content is JSON on one line, so that nothing in it can be taken for the fence's end. */
export function jsonFence(name: string, value: unknown): string {
  const json = JSON.stringify(value).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return fence(name, json);
}
