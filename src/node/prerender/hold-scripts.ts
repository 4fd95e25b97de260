import { appScriptsId } from '#shared/document/document-marks.ts';

const assets =
  /\s*<(?:link rel="modulepreload"[^>]*>|script type="module"[^>]* src=[^>]*><\/script>)/g;

/**
 * Moves the app's scripts into a template, where the browser neither loads nor preloads them, so
 * that they do not delay the first paint. The head script takes them out once the document has been
 * parsed. Live pages' styles follow.
 */
export function holdScripts(template: string): string {
  const found = template.match(assets) ?? [];
  if (found.length === 0) return template;
  const held = `<template id="${appScriptsId}">${found.join('')}<!--scripts-->\n    </template>`;
  return template
    .replace(assets, '')
    .replace(/\s*<\/head>/, (end) => `\n    ${held}<!--styles-->${end}`);
}
