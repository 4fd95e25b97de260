import {
  appListeningAttribute,
  appScriptsId,
  earlyClickAttribute,
} from '#shared/document-marks.ts';
import { scriptLiteral } from '#shared/script-literal.ts';

/**
 * Part of the inline script that starts the app: it takes the app's files out of their template once the document is read,
 * so that the text is painted before they are asked for. The document's `load` waits for them.
 */
export const startAppScript = [
  'd.addEventListener("DOMContentLoaded",()=>{',
  `var t=d.getElementById(${scriptLiteral(appScriptsId)});`,
  // Copies: a style sheet that the parser made would hold the first paint back.
  'var c=t&&d.importNode(t.content,true);if(c){',
  // In their order: whichever comes first, React is evaluated in a task of its own and the app in the next.
  'c.querySelectorAll("script").forEach(s=>s.async=!1);t.replaceWith(c)}});',
].join('');

/**
 * Part of the inline script that marks the button which was pressed last before the app was there. Links and fields need
 * no help: the browser itself follows the ones and keeps what is in the others.
 */
export const earlyClickScript = [
  'd.addEventListener("click",v=>{var b=v.target.closest("button");',
  `if(!b||e.hasAttribute(${scriptLiteral(appListeningAttribute)}))return;`,
  `var a=${scriptLiteral(earlyClickAttribute)};`,
  'd.querySelector("["+a+"]")?.removeAttribute(a);b.setAttribute(a,"")},true);',
].join('');
