import { isUtf8 } from 'node:buffer';
import { SaxesParser, type SaxesAttributeNS, type SaxesTagNS } from 'saxes';
import { errorAt, type Problem } from '#shared/problem.ts';
import { attributes, elements, noteNamespaces } from './allowed-drawing.ts';

const namespaces = {
  svg: 'http://www.w3.org/2000/svg',
  xlink: 'http://www.w3.org/1999/xlink',
  xml: 'http://www.w3.org/XML/1998/namespace',
  xmlns: 'http://www.w3.org/2000/xmlns/',
};

/**
 * Reports content that must not be in a published SVG, which becomes a page of this site if opened
 * directly. Parses the file as browsers do, as UTF-8 XML without custom entities, and checks it
 * against allowlists for drawing. `isCode` means that the SVG belongs to a page whose code is
 * trusted and may load anything itself; the SVG may then have all styles, and all attributes that
 * neither run code nor link to other files.
 */
export function checkDrawing(
  content: Uint8Array,
  file: string,
  isCode = false,
): readonly Problem[] {
  const problems: Problem[] = [];
  const parser = new SaxesParser({ xmlns: true });
  const report = (what: string) => {
    const position = { file, line: parser.line, column: parser.column };
    problems.push(
      errorAt(
        position,
        `The drawing ${what}, so it is not published.`,
        'Remove that, for example by saving it as "plain SVG", or use a PNG.',
      ),
    );
  };
  let inStyle = false;
  let isValid = true;
  parser.on('error', ({ message }) => {
    // Nothing after the first syntax error can be trusted.
    if (isValid) report(`is not valid XML (${message.replace(/^\S+ |\.$/g, '')})`);
    isValid = false;
  });
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    if (encoding.toLowerCase() !== 'utf-8') report(`is written in ${encoding}, not in UTF-8`);
  });
  parser.on('doctype', (text) => {
    if (text.includes('[')) report('defines entities');
  });
  parser.on('processinginstruction', ({ target }) => report(`has the instruction <?${target}?>`));
  parser.on('opentag', (tag) => {
    inStyle = tag.local === 'style';
    for (const fault of faultsOf(tag, isCode)) report(fault);
  });
  const readText = (text: string) => {
    if (inStyle && !isCode && !isOwn(text)) report('has a style that may load something');
  };
  parser.on('text', readText);
  parser.on('cdata', readText);
  parser.on('closetag', () => (inStyle = false));
  if (isUtf8(content)) parser.write(new TextDecoder().decode(content)).close();
  else report('is not written in UTF-8');
  return problems;
}

function faultsOf(
  { local, uri, name, attributes: given }: SaxesTagNS,
  isCode: boolean,
): readonly string[] {
  if (noteNamespaces.has(uri)) return [];
  if (uri !== namespaces.svg || !elements.has(local)) return [`contains <${name}>`];
  return Object.values(given)
    .filter((attribute) => !isAllowed(attribute, isCode))
    .map((attribute) => `has ${attribute.name}="${attribute.value.slice(0, 40)}"`);
}

function isAllowed({ uri, local, value }: SaxesAttributeNS, isCode: boolean) {
  if (uri === namespaces.xmlns || noteNamespaces.has(uri)) return true;
  if (uri === namespaces.xml) return local === 'space' || local === 'lang';
  if (local === 'href' && (uri === '' || uri === namespaces.xlink)) return isOwnAddress(value);
  if (isCode) return !/^on/i.test(local);
  if (uri !== '') return false;
  return /^(?:aria|data)-/.test(local) || (attributes.has(local) && isOwn(value));
}

/** Whether a URL refers to part of the same drawing or contains an embedded image. */
function isOwnAddress(value: string) {
  return /^\s*(?:#|data:image\/(?:avif|gif|jpe?g|png|webp);base64,)/.test(value);
}

/**
 * Whether a style cannot load anything: its URLs only refer to parts of the drawing, and it has no
 * imports and no escapes that could hide a URL or import.
 */
function isOwn(style: string) {
  const rest = style.replace(/@media\b|url\(\s*(['"]?)#[\w.:-]+\1\s*\)/gi, '');
  return !/url\s*\(|image-set|src\s*\(|@|\\|\/\//i.test(rest);
}
