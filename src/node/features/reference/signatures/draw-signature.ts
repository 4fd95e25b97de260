import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import type { SignatureInfo } from '#shared/api/declaration-markdown.ts';
import { kindMarks } from '#shared/api/kind-marks.ts';
import type { SignaturePart } from './signature-parts.ts';

/** Some types of the editor and the extension share a name; their links distinguish them. */
const editorApi = 'https://code.visualstudio.com/api/';

/** A signature with line breaks already in place. */
export interface LaidOutSignature extends SignatureInfo {
  readonly parts: readonly SignaturePart[];
}

/** Renders a signature with linked names; the style sheet adds the letter for the page's kind. */
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
  return h('pre', properties, h('code', parts.map(drawPart)));
}

function drawPart(part: SignaturePart): ElementContent {
  if (typeof part === 'string') return { type: 'text', value: part };
  const [kind, text, href] = part;
  if (href !== undefined)
    return h(
      'a',
      { href, ariaLabel: href.startsWith(editorApi) ? `${text}, Visual Studio Code` : undefined },
      text,
    );
  return h('span', { className: [kind === 'name' ? 'api-name' : `tok-${kind}`] }, text);
}
