/** A command in a `.talon` file: its spoken form and its actions. */
export interface TalonCommand {
  readonly rule: string;
  readonly body: readonly string[];
}

/** A parsed `.talon-list` file. Its entries are keyed by spoken form. */
export interface TalonList {
  readonly name: string;
  readonly entries: ReadonlyMap<string, string>;
}

/**
 * Matches a rule: words, lists, captures, choices and options, and an optional anchor at the end.
 */
const rulePattern = /^(?:[a-z]+|\{[\w.]+\}|<[\w.]+>|[()[\]|\s])+\$?$/;
/** Matches one call of an action. */
const callPattern = /^[\w.]+\((?:[\w.]+|"[^"]*")?(?:, (?:[\w.]+|"[^"]*"))*\)$/;

/** Parses a `.talon` file without a context; throws at the first line with invalid syntax. */
export function readTalon(text: string): readonly TalonCommand[] {
  const commands: { rule: string; body: string[] }[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    if (/^\s/.test(line)) commands.at(-1)?.body.push(line.trim());
    else {
      const colon = line.indexOf(':');
      const rule = line.slice(0, colon).trim();
      if (colon < 0 || !rulePattern.test(rule))
        throw new Error(`${index + 1}: no command: ${line}`);
      commands.push({ rule, body: [line.slice(colon + 1).trim()].filter(Boolean) });
    }
  }
  for (const { rule, body } of commands)
    if (body.length === 0 || !body.every((call) => callPattern.test(call)))
      throw new Error(`“${rule}” does nothing that can be read: ${body.join('; ')}`);
  return commands;
}

/** Parses a `.talon-list` file; throws at the first line with invalid syntax. */
export function readTalonList(text: string): TalonList {
  const [header = '', separator, ...lines] = text.trimEnd().split('\n');
  const name = /^list: (user\.\w+)$/.exec(header)?.[1];
  if (name === undefined || separator !== '-') throw new Error(`no header: ${header}`);
  const entries = new Map<string, string>();
  for (const line of lines) {
    const [, phrase, value = ''] =
      /^([a-z]+(?: [a-z]+)*): ("(?:[^"\\]|\\.)*"|[^"#\s]+)$/.exec(line) ?? [];
    if (phrase === undefined) throw new Error(`no entry: ${line}`);
    if (entries.has(phrase)) throw new Error(`twice: ${phrase}`);
    entries.set(phrase, value.startsWith('"') ? (JSON.parse(value) as string) : value);
  }
  return { name, entries };
}
