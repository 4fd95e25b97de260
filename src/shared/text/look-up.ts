/**
 * Returns the record's own value for an untrusted key, ignoring inherited properties such as
 * "constructor".
 */
export function lookUp<Value>(
  record: Readonly<Record<string, Value>>,
  name: string,
): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

/** Returns a copy of an object with only the given fields. */
export function pick<Fields, Name extends keyof Fields>(
  fields: Fields,
  names: readonly Name[],
): Pick<Fields, Name> {
  return Object.fromEntries(names.map((name) => [name, fields[name]])) as Pick<Fields, Name>;
}
