/** The value that a record holds under a name that came from outside; what every object inherits ("constructor") is not in it. */
export function lookUp<Value>(
  record: Readonly<Record<string, Value>>,
  name: string,
): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
