/** Parses stored JSON; returns undefined for null or invalid JSON. */
export function parseJson(json: string | null): unknown {
  try {
    return json === null ? undefined : JSON.parse(json);
  } catch {
    return undefined;
  }
}
