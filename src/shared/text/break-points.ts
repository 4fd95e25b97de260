/** Only words longer than this may break at a capital letter; shorter ones fit everywhere. */
const maxUnbroken = 13;

/**
 * Splits a text where a line may break: after the characters that join names
 * (`core_HatAllocator.HatAllocator`, `show/hide/toggle`), and at the capitals in long words
 * (`editNewNotebook` `CellAbove`).
 */
export function splitAtBreakPoints(text: string): readonly string[] {
  return text
    .split(/(?<=[a-z\d][/._](?=[A-Za-z\d]))/)
    .flatMap((part) => (part.length > maxUnbroken ? part.split(/(?<=[a-z\d])(?=[A-Z])/) : [part]));
}
