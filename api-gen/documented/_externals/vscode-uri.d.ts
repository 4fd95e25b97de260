/** The class with which documents are addressed, as Visual Studio Code's `vscode-uri` package provides it. */
declare module 'vscode-uri' {
  /** The address of a document or folder. */
  export class URI {
    readonly scheme: string;
    readonly authority: string;
    readonly path: string;
    readonly query: string;
    readonly fragment: string;
    readonly fsPath: string;
    toString(skipEncoding?: boolean): string;
  }
}
