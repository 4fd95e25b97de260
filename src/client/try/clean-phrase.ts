/** What was typed or dictated, as commands are written: dictation adds capitals, full stops and quotes. */
export function cleanPhrase(text: string): string {
  return text
    .replace(/[“”"‘]/g, '')
    .replace(/(?<=\p{L})[.,!?;:]+(?=\s|$)/gu, '')
    .replace(/^\s+/, '');
}
