import {
  ReflectionKind,
  type TypeScript as ts,
  type Comment,
  type Context,
  type ParameterReflection,
  type SignatureReflection,
} from 'typedoc';
import { patternOf, patternText, wordsOf } from './pattern-text.ts';

/**
 * Names destructured parameters after the `@param` tags that match their patterns or positions, or
 * else after the patterns themselves. TypeDoc would give them the first unused names.
 */
export function namePatterns(context: Context): void {
  for (const signature of Object.values(context.project.reflections)) {
    if (!signature.isSignature()) continue;
    const parameters = (signature.parameters ?? []).filter(({ name }) => name !== 'this');
    const patterns = parameters.map((parameter) => patternOf(context, parameter));
    if (patterns.every((pattern) => pattern === undefined)) continue;
    const names = matchNames(parameters, patterns, rootsOf(commentOf(signature)));
    for (const [index, pattern] of patterns.entries())
      if (pattern)
        (parameters[index] as ParameterReflection).name = names[index] ?? patternText(pattern);
  }
}

/**
 * Returns the comment that documents a signature: its own, or the comment of the value whose type
 * it is.
 */
function commentOf({ comment, parent }: SignatureReflection): Comment | undefined {
  const owner = parent.kind === ReflectionKind.TypeLiteral ? parent.parent : parent;
  return comment ?? parent.comment ?? owner?.comment;
}

/** A name in `@param` tags, with the properties that `@param name.property` documents. */
interface Root {
  readonly name: string;
  readonly properties: readonly string[];
}

function rootsOf(comment: Comment | undefined): Root[] {
  const roots = new Map<string, string[]>();
  for (const { tag, name } of comment?.blockTags ?? []) {
    if (tag !== '@param' || !name) continue;
    const [root = '', property] = name.replace(/\[\]/g, '').split('.');
    const known = roots.get(root) ?? [];
    roots.set(root, property === undefined ? known : [...known, property]);
  }
  return [...roots].map(([name, properties]) => ({ name, properties }));
}

/**
 * Returns the name of each parameter. For a destructured parameter, that is the name in its tag, or
 * undefined if no tag documents it.
 */
function matchNames(
  parameters: readonly ParameterReflection[],
  patterns: readonly (ts.BindingPattern | undefined)[],
  roots: readonly Root[],
): (string | undefined)[] {
  const names = parameters.map(({ name }, index) => (patterns[index] ? undefined : name));
  const isFree = ({ name }: Root) => !names.includes(name);
  const words = patterns.map((pattern) => new Set(pattern ? wordsOf(pattern) : []));
  for (const root of roots.filter(isFree)) {
    const index = words.findIndex(
      (known, at) =>
        names[at] === undefined && [root.name, ...root.properties].some((word) => known.has(word)),
    );
    if (index >= 0) names[index] = root.name;
  }
  for (const root of roots.filter(isFree)) {
    const index = freePlace(names, roots, root);
    if (index !== undefined) names[index] = root.name;
  }
  return names;
}

/**
 * Returns the index of an unnamed parameter between the parameters of the neighboring tags,
 * preferably the index of the tag itself. Undefined if there is none, or if every parameter has a
 * tag and that index is taken.
 */
function freePlace(
  names: readonly (string | undefined)[],
  roots: readonly Root[],
  root: Root,
): number | undefined {
  const at = roots.indexOf(root);
  if (roots.length === names.length && names[at] !== undefined) return undefined;
  const placeOf = ({ name }: Root) => names.indexOf(name);
  const before = Math.max(-1, ...roots.slice(0, at).map(placeOf));
  const after =
    roots
      .slice(at + 1)
      .map(placeOf)
      .find((place) => place >= 0) ?? names.length;
  const free = names.flatMap((name, index) =>
    name === undefined && index > before && index < after ? [index] : [],
  );
  return free.includes(at) ? at : free[0];
}
