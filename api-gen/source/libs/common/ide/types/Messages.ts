export type MessageId = string;
export interface Messages {
  showWarning(id: MessageId, message: string, ...options: string[]): Promise<string | undefined>;
}
