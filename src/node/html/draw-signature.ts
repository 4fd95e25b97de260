import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { kindMarks } from './kind-marks.ts';
import type { SignaturePart } from './signature-parts.ts';

/** The editor has types with the same names as the extension's: links say whose they are. */
const editorApi = 'https://code.visualstudio.com/api/';

/** A signature whose lines are broken already. */
export interface LaidOutSignature {
  /** What is declared, in a word: `class`. Left out for members, whose section says it. */
  readonly kind?: string;
  readonly deprecated?: boolean;
  readonly parts: readonly SignaturePart[];
}

/** Draws a signature whose names are links; the letter of the page's kind comes from the style sheet. */
export function drawSignature({ kind, deprecated, parts }: LaidOutSignature): Element {
  const properties = {
    className: [
      'api-signature',
      ...(kind ? ['api-signature-main'] : []),
      ...(deprecated ? ['api-deprecated'] : []),
    ],
    dataKind: kind?.replace(' ', '-'),
    dataMark: kind && kindMarks[kind],
  };
  return h('pre', properties, [h('code', {}, parts.map(drawPart))]);
}

function drawPart(part: SignaturePart): ElementContent {
  if (typeof part === 'string') return { type: 'text', value: part };
  const [kind, text, href] = part;
  if (href !== undefined)
    return h(
      'a',
      { href, ariaLabel: href.startsWith(editorApi) ? `${text}, Visual Studio Code` : undefined },
      [text],
    );
  return h('span', { className: [kind === 'name' ? 'api-name' : `tok-${kind}`] }, [text]);
}
