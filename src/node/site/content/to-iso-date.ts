const day = /^\d{4}-\d{2}-\d{2}$/;
const zone = /\d(?:Z| ?(?:UTC|GMT)| ?(?:GMT)?(?<=:.*)[+-]\d{2}:?\d{2})$/i;

/**
 * Converts an author's date to ISO 8601; undefined for an invalid date. A date without a time zone
 * means a day, and remains that day wherever the site is built: `1/31/2024` → `2024-01-31`.
 */
export function toIsoDate(text: string): string | undefined {
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) return undefined;
  // JavaScript turns February 31 into a day in March.
  if (day.test(text)) return date.toISOString().startsWith(text) ? text : undefined;
  return zone.test(text) ? date.toISOString() : localDay(date);
}

function localDay(date: Date) {
  const month = String(date.getMonth() + 1).padStart(2, '0');
  return `${date.getFullYear()}-${month}-${String(date.getDate()).padStart(2, '0')}`;
}
