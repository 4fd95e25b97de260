import { writeSignatureInfo, type SignatureInfo } from '#shared/api/declaration-markdown.ts';
import { codeText, codeTokens, type Code, type Token } from '../model/code.ts';
import { escapeText, fence, visibleCode, visibleText } from '../markdown/escape.ts';
import { joinBlocks } from './description.ts';
import { layoutCode } from './layout-code.ts';

/**
 * Renders a TypeScript code fence with one signature, followed by the link targets of its names.
 */
export function renderSignature(code: readonly Code[], info: SignatureInfo = {}): string {
  if (code.length === 0) return '';
  const text = visibleCode(codeText(layoutCode(code)));
  const links = linksOf(codeTokens(code)).map(
    ({ text: name, target }) => `[${escapeText(name)}]: <${target}>`,
  );
  return joinBlocks([fence(writeSignatureInfo(info), text), links.join('\n')]);
}

/**
 * Returns one link for each name, or one for each occurrence if a name has several targets, in the
 * order of the signature.
 */
function linksOf(tokens: readonly Token[]): readonly Token[] {
  const links = tokens.filter(
    ({ text, target }) => typeof target === 'string' && visibleText(text).trim() !== '',
  );
  const isAmbiguous = ({ text, target }: Token): boolean =>
    links.some((other) => other.text === text && other.target !== target);
  return links.filter(
    (link, index) =>
      isAmbiguous(link) || links.findIndex((other) => other.text === link.text) === index,
  );
}
