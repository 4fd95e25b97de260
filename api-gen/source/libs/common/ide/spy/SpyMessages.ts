import type { MessageId, Messages } from '../types/Messages';
type MessageType = 'info' | 'warning' | 'error';
export interface Message {
  type: MessageType;
  id: MessageId;
}
declare class SpyMessages implements Messages {
  private original: Messages;
  private shownMessages: Message[];
  constructor(original: Messages);
  showWarning(id: MessageId, message: string, ...options: string[]): Promise<string | undefined>;
  getSpyValues(): Message[] | undefined;
}

export default SpyMessages;
