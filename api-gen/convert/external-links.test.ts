import { describe, expect, it } from 'vitest';
import { documentationUrl, externalTypeUrl, standardTypeUrl } from './external-links.ts';

const mdn = 'https://developer.mozilla.org/docs/Web/JavaScript/Reference/Global_Objects/';

describe('the documentation of what the sources do not declare', () => {
  it.each([
    ['Map', `${mdn}Map`],
    ['ReadonlyMap', `${mdn}Map`],
    ['Pick', 'https://www.typescriptlang.org/docs/handbook/utility-types.html#picktype-keys'],
    ['toString', undefined],
    ['Unheard', undefined],
  ])('is, of the standard type %s, %s', (name, url) => {
    expect(standardTypeUrl(name)).toBe(url);
  });

  it.each([
    ['typescript', 'Promise', `${mdn}Promise`],
    [
      '@types/vscode',
      '"vscode".Uri',
      'https://code.visualstudio.com/api/references/vscode-api#Uri',
    ],
    [
      undefined,
      'vscode.window.state',
      'https://code.visualstudio.com/api/references/vscode-api#window.state',
    ],
    ['kit', 'my.vscode.Uri', undefined],
    ['kit', 'Promise', undefined],
  ])('is, of a type of the package %s, by its full name %s, %s', (from, qualifiedName, url) => {
    expect(externalTypeUrl({ package: from, qualifiedName, name: '' })).toBe(url);
  });

  it.each([
    ['/a/node_modules/typescript/lib/lib.es2022.d.ts', `${mdn}Name`],
    [
      '/a/node_modules/typescript/lib/lib.dom.d.ts',
      'https://developer.mozilla.org/docs/Web/API/Name',
    ],
    ['/a/node_modules/kit/index.d.ts', 'https://www.npmjs.com/package/kit'],
    ['/a/node_modules/kit/node_modules/@my/kit/a.d.ts', 'https://www.npmjs.com/package/@my/kit'],
    ['C:\\node_modules\\@my\\kit\\a.d.ts', 'https://www.npmjs.com/package/@my/kit'],
    [
      '/a/node_modules/@types/vscode/index.d.ts',
      'https://code.visualstudio.com/api/references/vscode-api#Name',
    ],
    ['/a/src/index.ts', undefined],
  ])('is, of a declaration in %s, %s', (file, url) => {
    expect(documentationUrl('Name', file)).toBe(url);
  });
});
