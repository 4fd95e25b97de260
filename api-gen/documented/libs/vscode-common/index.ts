/**
 * What the parts for Visual Studio Code share.
 *
 * @module
 */

export * from './getExtensionApi';
export * from './notebook';
export * from './testUtil/toPlainObject';
export * from './testUtil/testConstants';
export * from './testUtil/openNewEditor';
export * from './vscodeUtil';
export { takeSnapshot, TestCaseSnapshot, ExcludableSnapshotField } from './testUtil/takeSnapshot';
