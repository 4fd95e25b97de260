import { appScriptsId } from '#shared/document/document-marks.ts';

/**
 * Returns the app's scripts in a template, where the browser neither loads nor preloads them, so
 * that they do not delay the first paint. The head script takes them out once the document has been
 * parsed.
 */
export function holdScripts(tags: readonly string[]): string {
  return `<template id="${appScriptsId}">\n    ${tags.join('\n    ')}\n    </template>`;
}
