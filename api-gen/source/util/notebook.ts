import { TextDocument } from 'vscode';

export declare function getNotebookFromCellDocument(document: TextDocument): any;
