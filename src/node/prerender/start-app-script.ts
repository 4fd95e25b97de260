import {
  appListeningAttribute,
  appScriptsId,
  earlyClickAttribute,
} from '#shared/document-marks.ts';
import { scriptLiteral } from '#shared/script-literal.ts';

/**
 * Part of the inline script that starts the app: `go` takes its files out of their template once the document is read
 * and every style sheet of a live page has arrived or failed (`lost`), so that the first paint shares the line with none of them. The
 * document's `load` waits for scripts that are added before it. `e` is the root element.
 */
export const startAppScript = [
  'var d=document,go=function(){',
  `var t=d.getElementById(${scriptLiteral(appScriptsId)});`,
  'if(!t||d.readyState==="loading")return;',
  'if([].every.call(d.querySelectorAll("link[rel=stylesheet]"),function(l){return l.sheet||l.lost}))',
  // Copies: a style sheet that the parser made would hold the first paint back.
  't.replaceWith(d.importNode(t.content,true))};',
  // The way of a load event ends at the document (DOM standard, "get the parent" of a document).
  'd.addEventListener("DOMContentLoaded",go);d.addEventListener("load",go,true);addEventListener("load",go);',
].join('');

/**
 * Part of the inline script that marks the button which was pressed last before the app was there. Links and fields need
 * no help: the browser itself follows the ones and keeps what is in the others.
 */
export const earlyClickScript = [
  'd.addEventListener("click",function(v){var b=v.target.closest("button");',
  `if(!b||e.hasAttribute(${scriptLiteral(appListeningAttribute)}))return;`,
  `var a=${scriptLiteral(earlyClickAttribute)},o=d.querySelector("["+a+"]");`,
  'if(o)o.removeAttribute(a);b.setAttribute(a,"")},true);',
].join('');
