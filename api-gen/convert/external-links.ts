import type { ReferenceType } from 'typedoc';
import { lookUp } from '#shared/text/look-up.ts';

const mdn = 'https://developer.mozilla.org/docs/Web/JavaScript/Reference/Global_Objects/';
const handbook = 'https://www.typescriptlang.org/docs/handbook/utility-types.html#';
const vscode = 'https://code.visualstudio.com/api/references/vscode-api#';

const utilityTypes: Readonly<Record<string, string>> = {
  Awaited: 'awaitedtype',
  Partial: 'partialtype',
  Required: 'requiredtype',
  Readonly: 'readonlytype',
  Record: 'recordkeys-type',
  Pick: 'picktype-keys',
  Omit: 'omittype-keys',
  Exclude: 'excludeuniontype-excludedmembers',
  Extract: 'extracttype-union',
  NonNullable: 'nonnullabletype',
  Parameters: 'parameterstype',
  ConstructorParameters: 'constructorparameterstype',
  ReturnType: 'returntypetype',
  InstanceType: 'instancetypetype',
  ThisParameterType: 'thisparametertypetype',
};

const globalObjects =
  'Array ArrayBuffer AsyncGenerator AsyncIterator BigInt Boolean DataView Date Error Function Generator Intl Iterator JSON Map ' +
  'Math Number Object Promise Proxy RangeError RegExp Set String Symbol SyntaxError TypeError Uint8Array WeakMap WeakRef WeakSet';

const standardTypes: Readonly<Record<string, string>> = {
  ...Object.fromEntries(globalObjects.split(' ').map((name) => [name, mdn + name])),
  ...Object.fromEntries(
    Object.entries(utilityTypes).map(([name, anchor]) => [name, handbook + anchor]),
  ),
  ReadonlyArray: `${mdn}Array`,
  ReadonlyMap: `${mdn}Map`,
  ReadonlySet: `${mdn}Set`,
  PromiseLike: `${mdn}Promise`,
  RegExpExecArray: `${mdn}RegExp/exec`,
  RegExpMatchArray: `${mdn}String/match`,
  Iterable:
    'https://developer.mozilla.org/docs/Web/JavaScript/Reference/Iteration_protocols#the_iterable_protocol',
  IterableIterator: `${mdn}Iterator`,
  AsyncIterable:
    'https://developer.mozilla.org/docs/Web/JavaScript/Reference/Iteration_protocols#the_async_iterator_and_async_iterable_protocols',
};

/** Returns the documentation URL of one of TypeScript's own types; undefined if there is none. */
export function standardTypeUrl(name: string): string | undefined {
  return lookUp(standardTypes, name);
}

/** Returns the documentation URL of a TypeScript or VS Code type; undefined if there is none. */
export function externalTypeUrl(
  type: Pick<ReferenceType, 'package' | 'qualifiedName' | 'name'>,
): string | undefined {
  const name = type.qualifiedName.replace(/^.*"\./, '').replace(/^vscode\./, '');
  if (type.package === 'typescript') return standardTypeUrl(name);
  const isEditorType =
    type.package === '@types/vscode' || /^(?:"vscode"|vscode)\./.test(type.qualifiedName);
  return isEditorType ? vscode + encodeURIComponent(name) : undefined;
}

const npm = 'https://www.npmjs.com/package/';
const webApi = 'https://developer.mozilla.org/docs/Web/API/';

/**
 * Returns the documentation URL of a declaration in a TypeScript library file or a package;
 * undefined if `name` is an expression.
 */
export function documentationUrl(name: string, file: string): string | undefined {
  // A class may extend the result of a call, which has no name.
  if (!/^[\w$.]+$/.test(name)) return undefined;
  const library = /[\\/]typescript[\\/]lib[\\/]lib\.(\w+)/.exec(file)?.[1];
  if (library !== undefined)
    return library === 'dom' ? webApi + name : (standardTypeUrl(name) ?? mdn + name);
  const packages = [...file.matchAll(/node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/g)];
  const last = packages.at(-1)?.[1]?.replace('\\', '/');
  if (last === '@types/vscode') return vscode + encodeURIComponent(name);
  return last && npm + last;
}
