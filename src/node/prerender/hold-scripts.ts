import { appScriptsId } from '#shared/document-marks.ts';

const assets =
  /\s*<(?:link rel="(?:stylesheet|modulepreload)"[^>]*>|script type="module"[^>]* src=[^>]*><\/script>)/g;

/**
 * Keeps the app's scripts out of the way of the first paint: the browser looks neither into a template nor ahead of it, so
 * that styles have the line for themselves. The inline script in the head takes them out as soon as the styles are there.
 */
export function holdScripts(template: string): string {
  const found = template.match(assets) ?? [];
  const sheets = found.filter((tag) => tag.includes('rel="stylesheet"'));
  const scripts = found.filter((tag) => !sheets.includes(tag));
  if (scripts.length === 0) return template;
  const held = `<template id="${appScriptsId}">${scripts.join('')}<!--scripts-->\n    </template>`;
  return template
    .replace(assets, '')
    .replace(/\s*<\/head>/, (end) => sheets.join('') + end)
    .replace(/\s*<\/body>/, (end) => `\n    ${held}${end}`);
}
