import { appStartedAttribute } from '#shared/document-marks.ts';
import { scriptLiteral } from '#shared/script-literal.ts';

/**
 * Part of the inline script that notices when the files of a document are gone, as happens to a document from an old
 * cache: it reloads the document once, which Navigation Timing reveals without storage. Where that does not help, the
 * page is from then on one without scripts, so that no control is offered that cannot work. `d` is the document, `e` its root element.
 */
export function missingFilesGuard(scriptingAttribute: string): string {
  return [
    'addEventListener("error",v=>{var n=v.target,r=performance.getEntriesByType("navigation")[0];',
    `if(e.hasAttribute(${scriptLiteral(appStartedAttribute)})||!n.matches?.("script[src],link[rel=stylesheet]"))return;`,
    'if(navigator.onLine&&r&&r.type!=="reload")location.reload();',
    `else if(n.src)e.removeAttribute(${scriptLiteral(scriptingAttribute)})},true);`,
  ].join('');
}
