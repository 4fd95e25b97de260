import type { Element, ElementContent } from 'hast';
import { kindMarks, type ApiPart, type ApiSignatureBlock } from '#shared/api/api-blocks.ts';
import type { Block } from '../html/block.ts';
import { h } from 'hastscript';

/** Types of the editor are called like those of the extension: their links say whose they are. */
const editorApi = 'https://code.visualstudio.com/api/';

/** A fence ```` ```api-signature ```` with JSON: draws a signature whose names are links. */
export const apiSignatureBlock: Block = (input, context) => {
  const { kind, deprecated, parts } = JSON.parse(input.body) as ApiSignatureBlock;
  context.addSearchText('');
  return [drawSignature(parts, { kind, deprecated })];
};

/** A signature as it stands in the page; the letter of the page's kind comes from the style sheet. */
function drawSignature(
  parts: readonly ApiPart[],
  { kind, deprecated }: Pick<ApiSignatureBlock, 'kind' | 'deprecated'>,
): Element {
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

function drawPart(part: ApiPart): ElementContent {
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
