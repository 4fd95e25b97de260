/** Parses stored JSON; anything else is undefined, as is nothing. */
export function parseJson(json: string | null): unknown {
  try {
    return json === null ? undefined : JSON.parse(json);
  } catch {
    return undefined;
  }
}
