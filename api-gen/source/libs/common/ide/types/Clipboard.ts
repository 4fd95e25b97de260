export interface Clipboard {
  readText(): Thenable<string>;
  writeText(value: string): Thenable<void>;
}
