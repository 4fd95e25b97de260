import { writeSignatureInfo, type SignatureInfo } from '#shared/api/declaration-markdown.ts';
import type { Code } from '../model/code.ts';
import { escapeText, fence, visibleCode, visibleText } from '../markdown/escape.ts';
import { layoutCode, type Part } from './layout-code.ts';

/**
 * Renders a TypeScript code fence with one signature, followed by the link targets of its names.
 */
export function renderSignature(code: readonly Code[], info: SignatureInfo = {}): string {
  if (code.length === 0) return '';
  const parts = layoutCode(code);
  const text = visibleCode(parts.map((part) => part.text).join(''));
  const links = linksOf(parts).map(({ text: name, href }) => `[${escapeText(name)}]: <${href}>`);
  return [
    fence(writeSignatureInfo(info), text),
    ...(links.length > 0 ? [links.join('\n')] : []),
  ].join('\n\n');
}

/**
 * Returns each link once; a name with several targets keeps all of them, in the signature's order.
 */
function linksOf(parts: readonly Part[]): readonly Part[] {
  const links = parts.filter(
    ({ text, href }) => href !== undefined && visibleText(text).trim() !== '',
  );
  const isAmbiguous = ({ text, href }: Part): boolean =>
    links.some((other) => other.text === text && other.href !== href);
  return links.filter(
    (link, index) =>
      isAmbiguous(link) || links.findIndex((other) => other.text === link.text) === index,
  );
}
