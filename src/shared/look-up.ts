/** The record's own value under a name from outside; what every object inherits ("constructor") does not count. */
export function lookUp<Value>(
  record: Readonly<Record<string, Value>>,
  name: string,
): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
