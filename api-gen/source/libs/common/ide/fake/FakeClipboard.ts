import type { Clipboard } from '../types/Clipboard';
declare class FakeClipboard implements Clipboard {
  private clipboardContents: string;
  readText(): Promise<string>;
  writeText(value: string): Promise<void>;
}

export default FakeClipboard;
