export interface TextEditorDecorationType {
  readonly key: string;
  dispose(): void;
}
