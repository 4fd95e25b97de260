/** Values for a string's `{name}` placeholders, keyed by name. */
export type TextValues = Readonly<Record<string, string | number>>;

const placeholder = /\{(\w+)\}/g;

/** Splits a string at its placeholders and inserts the values; unknown placeholders are kept. */
export function interpolateParts<Value>(
  text: string,
  values: Readonly<Record<string, Value>>,
): (string | Value)[] {
  const parts: (string | Value)[] = [];
  let end = 0;
  for (const match of text.matchAll(placeholder)) {
    const [written, name = ''] = match;
    if (!Object.hasOwn(values, name)) continue;
    parts.push(text.slice(end, match.index), values[name] as Value);
    end = match.index + written.length;
  }
  parts.push(text.slice(end));
  return parts.filter((part) => part !== '');
}

/** Replaces `{name}` with its value: `('{count} results', { count: 0 })` → `0 results`. */
export function interpolate(text: string, values: TextValues): string {
  return interpolateParts(text, values).join('');
}
