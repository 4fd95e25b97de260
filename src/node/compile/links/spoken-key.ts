/**
 * Returns a name as voice control hears it: lower case, without surrounding punctuation. Voice
 * control cannot distinguish names that are equal in this form.
 */
export function spokenKey(text: string): string {
  return text
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/^[^\p{L}\p{N}_]+|[^\p{L}\p{N}_]+$/gu, '');
}
