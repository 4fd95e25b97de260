import type { TextDocumentChangeEvent } from '../../libs/common/ide/types/Events';
import type { Disposable } from '../../libs/common/ide/types/ide.types';
export declare function vscodeOnDidChangeTextDocument(
  listener: (event: TextDocumentChangeEvent) => void,
): Disposable;
