import { describe, expect, it } from 'vitest';
import { documentationUrl, externalTypeUrl, standardTypeUrl } from './external-links.ts';

const mdn = 'https://developer.mozilla.org/docs/Web/JavaScript/Reference/Global_Objects/';

describe('the documentation of external types', () => {
  it.each([
    ['Map', `${mdn}Map`],
    ['ReadonlyMap', `${mdn}Map`],
    ['Pick', 'https://www.typescriptlang.org/docs/handbook/utility-types.html#picktype-keys'],
    ['toString', undefined],
    ['Unheard', undefined],
  ])('of the standard type %s is %s', (name, url) => {
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
  ])('of a type in the package %s with the full name %s is %s', (from, qualifiedName, url) => {
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
  ])('of a declaration in %s is %s', (file, url) => {
    expect(documentationUrl('Name', file)).toBe(url);
  });
});
