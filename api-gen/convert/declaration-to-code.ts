import { ReflectionKind, type DeclarationReflection } from 'typedoc';
import { group, keyword, lineBreak, mark, space, token, type Code } from '../model/code.ts';
import type { DeclarationKind, ModifierWord } from '../model/declaration.ts';
import { literalToCode } from './literal-to-code.ts';
import { propertyName, shortened } from './names.ts';
import { typeParametersToCode } from './parameters-to-code.ts';
import { typeList, typeToCode } from './type-to-code.ts';

/**
 * Converts a declaration to code without its body. Returns nothing for callables, because their
 * signatures show the code.
 */
export function declarationToCode(
  reflection: DeclarationReflection,
  kind: DeclarationKind,
): Code[] {
  switch (kind) {
    case 'class':
    case 'interface':
      return [group(classToCode(reflection, kind))];
    case 'enum':
    case 'namespace':
    case 'module':
      return [
        ...keyword('const', kind === 'enum' && reflection.flags.isConst),
        ...keyword(kind),
        token('name', reflection.name),
      ];
    case 'type alias':
      return [group(aliasToCode(reflection))];
    case 'enum member':
      return [token('name', propertyName(reflection.name)), ...valueToCode(enumValue(reflection))];
    case 'accessor':
      return reflection.type ? [group(propertyToCode(reflection, kind))] : [];
    case 'property':
    case 'variable':
      return [group(propertyToCode(reflection, kind))];
    case 'reference':
      return referenceToCode(reflection);
    case 'function':
      return reflection.children?.length ? [group(objectToCode(reflection))] : [];
    default:
      return [];
  }
}

/** Converts a re-export: `export { run as execute }`, or `export * as tools from "tools"`. */
function referenceToCode(reflection: DeclarationReflection): Code[] {
  const target = reflection.isReference() ? reflection.tryGetTargetReflectionDeep() : undefined;
  const name = target?.name ?? reflection.name;
  const link = target && ({ kind: 'declaration', id: target.id } as const);
  if (target?.kind === ReflectionKind.Module)
    return [
      ...keyword('export'),
      mark('* '),
      ...keyword('as'),
      token('name', reflection.name),
      space,
      ...keyword('from'),
      token('string', JSON.stringify(name), link),
    ];
  return [
    ...keyword('export'),
    mark('{'),
    space,
    token('type', name, link),
    space,
    ...(name === reflection.name ? [] : [...keyword('as'), token('name', `${reflection.name} `)]),
    mark('}'),
  ];
}

function classToCode(reflection: DeclarationReflection, kind: 'class' | 'interface'): Code[] {
  const clause = (word: string, types: DeclarationReflection['extendedTypes']): Code[] =>
    types?.length ? [lineBreak(' '), ...keyword(word), ...typeList(types)] : [];
  const isNameless = reflection.name === 'default';
  return [
    ...keyword('export default', isNameless),
    ...keyword('abstract', reflection.flags.isAbstract),
    ...(isNameless ? [token('keyword', kind)] : keyword(kind)),
    ...(isNameless ? [] : [token('name', reflection.name)]),
    ...typeParametersToCode(reflection.typeParameters),
    {
      kind: 'indent',
      items: [
        ...clause('extends', reflection.extendedTypes),
        ...clause('implements', reflection.implementedTypes),
      ],
    },
  ];
}

function aliasToCode(reflection: DeclarationReflection): Code[] {
  return [
    ...keyword('type'),
    token('name', reflection.name),
    ...typeParametersToCode(reflection.typeParameters),
    space,
    mark('='),
    space,
    ...(reflection.type ? typeToCode(reflection.type) : literalToCode(reflection)),
  ];
}

function propertyToCode(
  reflection: DeclarationReflection,
  kind: 'accessor' | 'property' | 'variable',
): Code[] {
  const { flags } = reflection;
  return [
    ...memberKeywords(reflection),
    ...keyword('readonly', flags.isReadonly && kind === 'property'),
    ...keyword('accessor', kind === 'accessor'),
    ...keyword(flags.isConst ? 'const' : 'let', kind === 'variable'),
    token('name', kind === 'variable' ? variableName(reflection) : propertyName(reflection.name)),
    mark(flags.isOptional ? '?:' : ':'),
    space,
    ...ownTypeToCode(reflection),
    ...initialValueToCode(reflection.defaultValue),
  ];
}

/**
 * Returns the keywords before a member's name. Exports get none, even from tags such as `@private`.
 */
export function memberKeywords(reflection: DeclarationReflection): Code[] {
  if (reflection.parent?.kindOf([ReflectionKind.Module, ReflectionKind.Namespace])) return [];
  // A name such as `#secret` is already private.
  return modifiersOf(reflection)
    .filter((word) => word !== 'private' || !reflection.name.startsWith('#'))
    .flatMap((word) => keyword(word));
}

/** Returns the modifiers of a declaration. */
export function modifiersOf({ flags }: DeclarationReflection): ModifierWord[] {
  const all: readonly (readonly [ModifierWord, boolean])[] = [
    ['private', flags.isPrivate],
    ['protected', flags.isProtected],
    ['static', flags.isStatic],
    ['abstract', flags.isAbstract],
  ];
  return all.filter(([, applies]) => applies).map(([modifier]) => modifier);
}

/** Converts a function with properties: `const run: { (text: string): void; name: string }` */
function objectToCode(reflection: DeclarationReflection): Code[] {
  return [
    ...keyword('const'),
    token('name', variableName(reflection)),
    mark(':'),
    space,
    ...literalToCode(reflection),
  ];
}

/**
 * Returns a declaration's type. For a unique symbol, TypeDoc reports `typeof` the symbol itself.
 */
function ownTypeToCode({ id, type }: DeclarationReflection): Code[] {
  const isItself = type?.type === 'query' && type.queryType.reflection?.id === id;
  return isItself ? [...keyword('unique'), token('keyword', 'symbol')] : typeToCode(type);
}

/**
 * Returns a variable's name; the compiler calls a value that is only a default export `_default`.
 */
function variableName({ name }: DeclarationReflection): string {
  return name === 'default' ? '_default' : name;
}

/**
 * Puts an initial value in a comment, because the compiler does not accept one in a declaration.
 */
function initialValueToCode(value: string | undefined): Code[] {
  const code = value?.includes('*/') ? [] : valueToCode(value);
  const [space, ...rest] = code;
  return space ? [space, mark('/*'), space, ...rest, space, mark('*/')] : [];
}

/** Shows a value in the signature. Long values are truncated. */
function valueToCode(value: string | undefined): Code[] {
  if (value === undefined || value === '...' || value.includes('\n')) return [];
  return [space, mark('='), space, token('string', shortened(value, 60))];
}

function enumValue(reflection: DeclarationReflection): string | undefined {
  const { type } = reflection;
  if (type?.type !== 'literal') return reflection.defaultValue;
  return typeof type.value === 'string' ? JSON.stringify(type.value) : String(type.value);
}
