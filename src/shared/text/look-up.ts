/** Returns the record's own value for an untrusted key, ignoring inherited properties such as "constructor". */
export function lookUp<Value>(
  record: Readonly<Record<string, Value>>,
  name: string,
): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
