/**
 * Only words longer than this many characters may break at a capital letter; shorter ones fit
 * everywhere.
 */
const maxUnbroken = 13;

/**
 * Splits text where a line may break: after characters that join names
 * (`core_HatAllocator.HatAllocator`, `show/hide/toggle`), and before capitals in long words
 * (`editNewNotebookCellAbove`).
 */
export function splitAtBreakPoints(text: string): readonly string[] {
  return text
    .split(/(?<=[a-z\d][/._](?=[A-Za-z\d]))/)
    .flatMap((part) => (part.length > maxUnbroken ? part.split(/(?<=[a-z\d])(?=[A-Z])/) : [part]));
}
