/** Speech recognition produces only words, neither digits nor symbols. */
const sayable = /^\p{L}[\p{L}\p{M}'’ -]*$/u;

/** Whether a cell has no form, not even a disabled one. */
export function isBlank(cell: string): boolean {
  return !cell.startsWith('-') && spokenForms(cell).length === 0;
}

/** Returns a cell's forms; none if it starts with `-`. */
export function spokenForms(cell: string): string[] {
  if (cell.startsWith('-')) return [];
  return cell
    .split('|')
    .map((form) => form.trim().replace(/\s+/g, ' '))
    .filter(Boolean);
}

/** Returns the first form in a cell that nobody can say. */
export function findUnsayable(cell: string): string | undefined {
  return spokenForms(cell).find((form) => !sayable.test(form));
}
