import { appScriptsId } from '#shared/document-marks.ts';

const assets =
  /\s*<(?:link rel="(?:stylesheet|modulepreload)"[^>]*>|script type="module"[^>]* src=[^>]*><\/script>)/g;

/**
 * Keeps the app's scripts and styles out of the way of the first paint, whose styles stand in the document: the browser
 * neither loads nor preloads what is inside a template. The inline script in the head takes them out as soon as the document is
 * read; without scripts the styles come at once. Styles of live pages follow them in the cascade.
 */
export function holdScripts(template: string): string {
  const found = template.match(assets) ?? [];
  if (found.length === 0) return template;
  const sheets = found.filter((tag) => tag.includes('rel="stylesheet"')).map((tag) => tag.trim());
  const held = `<template id="${appScriptsId}">${found.join('')}<!--scripts-->\n    </template>`;
  return template
    .replace(assets, '')
    .replace(
      /\s*<\/head>/,
      (end) => `\n    ${held}<noscript>${sheets.join('')}</noscript><!--styles-->${end}`,
    );
}
