/**
 * Events of Visual Studio Code in terms of our own types.
 *
 * @module
 */

import type { TextDocumentChangeEvent } from '../../libs/common/ide/types/Events';
import type { Disposable } from '../../libs/common/ide/types/ide.types';

/**
 * Listens to changes of any document.
 *
 * @param listener - Called after each change.
 * @returns What ends the subscription.
 */
export declare function vscodeOnDidChangeTextDocument(
  listener: (event: TextDocumentChangeEvent) => void,
): Disposable;
