/**
 * Fetches one of this site's JSON files, which the build has validated. Rejects if it cannot be
 * fetched.
 */
export async function fetchJson<Value>(address: string, options?: RequestInit): Promise<Value> {
  return (await (await fetchFile(address, options)).json()) as Value;
}

/** Fetches a file. Rejects if the request fails or its status is not a success. */
export async function fetchFile(address: string, options?: RequestInit): Promise<Response> {
  const response = await fetch(address, options);
  if (!response.ok) throw new Error(`${address} responded with status ${response.status}.`);
  return response;
}
