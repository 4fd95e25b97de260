import { isGroupId } from '#shared/voice/group-id.ts';
import type { Term } from '#shared/voice/term.ts';
import type { CommandTree } from '#shared/voice/grammar/tree.ts';

function isTerm(value: object): value is Term {
  return 'group' in value && typeof value.group === 'string' && isGroupId(value.group);
}

function formatValue(name: string, value: unknown, indent: string): string[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value))
    return value.flatMap((item: unknown) => formatValue(name, item, indent));
  if (typeof value !== 'object') return [`${indent}${name}: ${String(value)}`];
  if (isTerm(value)) return [`${indent}${name}: ${value.spoken} → ${value.identifier}`];
  const { kind, ...fields } = value as Record<string, unknown>;
  const title = typeof kind === 'string' ? `${indent}${name}: ${kind}` : `${indent}${name}:`;
  return [
    title,
    ...Object.entries(fields).flatMap(([field, inner]) => formatValue(field, inner, `${indent}  `)),
  ];
}

/** Formats command trees: indented, with one part per line, omitting implied parts. */
export function formatTree(commands: readonly CommandTree[]): string {
  return commands.flatMap((command) => formatValue('command', command, '')).join('\n');
}
