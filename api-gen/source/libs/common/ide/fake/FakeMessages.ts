import type { Messages } from '../types/Messages';
declare class FakeMessages implements Messages {
  showWarning(_message: string, ..._options: string[]): Promise<string | undefined>;
}

export default FakeMessages;
