import { MessageId, Messages } from '../../libs/common/ide/types/Messages';
declare class VscodeMessages implements Messages {
  showWarning(_id: MessageId, message: string, ...options: string[]): Promise<string | undefined>;
}

export default VscodeMessages;
