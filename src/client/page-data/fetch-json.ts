/** Fetches a JSON file of this site, which the build has checked; rejects when it does not come. */
export async function fetchJson<Value>(address: string, signal?: AbortSignal): Promise<Value> {
  const response = await fetch(address, signal && { signal });
  if (!response.ok) throw new Error(`${address} answered with status ${response.status}.`);
  return (await response.json()) as Value;
}
