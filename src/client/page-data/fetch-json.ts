/**
 * Fetches one of this site's JSON files, which the build has validated. Rejects if it cannot be
 * fetched.
 */
export async function fetchJson<Value>(address: string, options?: RequestInit): Promise<Value> {
  const response = await fetch(address, options);
  if (!response.ok) throw new Error(`${address} responded with status ${response.status}.`);
  return (await response.json()) as Value;
}
