export interface TextEditorOptions {
  tabSize?: number | string;
  insertSpaces?: boolean | string;
}
