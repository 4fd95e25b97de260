import PassthroughIDEBase from '../PassthroughIDEBase';
import type { IDE } from '../types/ide.types';
import SpyMessages, { Message } from './SpyMessages';
export interface SpyIDERecordedValues {
  messages?: Message[];
}
declare class SpyIDE extends PassthroughIDEBase {
  messages: SpyMessages;
  constructor(original: IDE);
  getSpyValues(): SpyIDERecordedValues | undefined;
}

export default SpyIDE;
