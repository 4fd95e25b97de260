/**
 * Returns a name in spoken form: lower case, without surrounding punctuation. Voice control cannot
 * distinguish names with the same spoken form.
 */
export function spokenKey(text: string): string {
  return text
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/^[^\p{L}\p{N}_]+|[^\p{L}\p{N}_]+$/gu, '');
}
