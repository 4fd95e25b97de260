import { Clipboard } from '../../libs/common/ide/types/Clipboard';
declare class VscodeClipboard implements Clipboard {
  readText(): Thenable<string>;
  writeText(value: string): Thenable<void>;
}

export default VscodeClipboard;
