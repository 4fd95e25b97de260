import type { z } from 'zod';
import { configSchema, type SiteConfig } from '#shared/config/site-config.ts';
import { innerIssue } from '#node/base/report/inner-issue.ts';

type Path = readonly PropertyKey[];

/** The valid part of the configuration, and the problems of the rest. */
export interface RepairedFields {
  readonly config: SiteConfig;
  readonly issues: readonly z.core.$ZodIssue[];
  /**
   * Converts a path in `config` to one in the owner's fields, where invalid list items still count.
   */
  toWritten(path: readonly string[]): readonly string[];
}

/** Validates the owner's fields; drops invalid ones, so that the rest of the site can be checked too. */
export function repairFields(fields: Record<string, unknown>): RepairedFields {
  const required = { title: 'Untitled', url: 'http://localhost' };
  const issues = (configSchema.safeParse(fields).error?.issues ?? []).map(innerIssue);
  const removed: Path[] = [];
  let rest: unknown = fields;
  for (;;) {
    const { data, error } = configSchema.safeParse({ ...required, ...(rest as object) });
    if (data) return { config: data, issues, toWritten: (path) => toWritten(path, removed) };
    for (const path of wrongFields(error.issues)) {
      const place = existingPart(rest, path);
      removed.push(place);
      rest = omit(rest, place);
    }
  }
}

/** Returns the paths of the first issue only, because removing its fields may resolve others. */
function wrongFields([issue]: readonly z.core.$ZodIssue[]): readonly Path[] {
  if (!issue) return [];
  return issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => [...issue.path, key])
    : [issue.path];
}

/** Returns the existing part of a path, but at least its first field. */
function existingPart(value: unknown, path: Path): Path {
  let inner = value as Record<PropertyKey, unknown> | undefined;
  const end = path.findIndex((name, index) => {
    inner = inner?.[name] as typeof inner;
    return index > 0 && inner === undefined;
  });
  return end === -1 ? path : path.slice(0, end);
}

/** Copies a value without the field at a path. */
function omit(value: unknown, [name = '', ...below]: Path): unknown {
  if (Array.isArray(value))
    return value.flatMap((entry: unknown, index) =>
      index !== Number(name) ? [entry] : below.length > 0 ? [omit(entry, below)] : [],
    );
  const { [name]: inner, ...others } = value as Record<PropertyKey, unknown>;
  return below.length > 0 ? { ...others, [name]: omit(inner, below) } : others;
}

/**
 * Maps a path back to the owner's fields: each earlier item that was removed from a list shifts it
 * by one.
 */
function toWritten(path: readonly string[], removed: readonly Path[]): readonly string[] {
  return removed.reduceRight<readonly string[]>((current, place) => {
    const at = place.length - 1;
    const index = Number(place[at]);
    const isInList = place.slice(0, at).every((name, level) => String(name) === current[level]);
    return isInList && Number(current[at]) >= index
      ? current.with(at, String(Number(current[at]) + 1))
      : current;
  }, path);
}
