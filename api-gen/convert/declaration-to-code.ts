import { ReflectionKind, type DeclarationReflection } from 'typedoc';
import { group, indent, joinCode, lineBreak, token, type Code } from '../model/code.ts';
import type { DeclarationKind, ModifierWord } from '../model/declaration.ts';
import { literalToCode } from './literal-to-code.ts';
import { propertyName, shortened } from './names.ts';
import { typeParametersToCode } from './parameters-to-code.ts';
import { typeToCode } from './type-to-code.ts';

/**
 * Converts a declaration to code without its body. Returns an empty list if its signatures show the
 * code instead.
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
        kind === 'enum' && reflection.flags.isConst ? 'const ' : '',
        `${kind} `,
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
      // A function with properties: `const run: { (text: string): void; name: string }`
      return reflection.children?.length
        ? [
            group([
              'const ',
              token('name', variableName(reflection)),
              ': ',
              ...literalToCode(reflection),
            ]),
          ]
        : [];
    default:
      return [];
  }
}

/** Converts a re-export: `export { run as execute }`, or `export * as tools from "tools"`. */
function referenceToCode(reflection: DeclarationReflection): Code[] {
  const target = reflection.isReference() ? reflection.tryGetTargetReflectionDeep() : undefined;
  const name = target?.name ?? reflection.name;
  if (target?.kind === ReflectionKind.Module)
    return [
      'export * as ',
      token('name', reflection.name),
      ' from ',
      token('string', JSON.stringify(name), target.id),
    ];
  return [
    'export { ',
    token('type', name, target?.id),
    ...(name === reflection.name ? [] : [' as ', token('name', reflection.name)]),
    ' }',
  ];
}

function classToCode(reflection: DeclarationReflection, kind: 'class' | 'interface'): Code[] {
  const clause = (word: string, types: DeclarationReflection['extendedTypes']) =>
    types?.length ? [lineBreak(' '), `${word} `, ...joinCode(types.map(typeToCode), ',')] : [];
  const isNameless = reflection.name === 'default';
  return [
    isNameless ? 'export default ' : '',
    reflection.flags.isAbstract ? 'abstract ' : '',
    ...(isNameless ? [kind] : [`${kind} `, token('name', reflection.name)]),
    ...typeParametersToCode(reflection.typeParameters),
    indent([
      ...clause('extends', reflection.extendedTypes),
      ...clause('implements', reflection.implementedTypes),
    ]),
  ];
}

function aliasToCode(reflection: DeclarationReflection): Code[] {
  return [
    'type ',
    token('name', reflection.name),
    ...typeParametersToCode(reflection.typeParameters),
    ' = ',
    ...(reflection.type ? typeToCode(reflection.type) : literalToCode(reflection)),
  ];
}

function propertyToCode(
  reflection: DeclarationReflection,
  kind: 'accessor' | 'property' | 'variable',
): Code[] {
  const { flags } = reflection;
  return [
    memberKeywords(reflection),
    flags.isReadonly && kind === 'property' ? 'readonly ' : '',
    kind === 'accessor' ? 'accessor ' : '',
    ...(kind === 'variable'
      ? [flags.isConst ? 'const ' : 'let ', token('name', variableName(reflection))]
      : [token('name', propertyName(reflection.name))]),
    flags.isOptional ? '?: ' : ': ',
    ...ownTypeToCode(reflection),
    ...initialValueToCode(reflection.defaultValue),
  ];
}

/**
 * Returns the keywords before a member's name. Exports get none, even from tags such as `@private`.
 */
export function memberKeywords(reflection: DeclarationReflection): string {
  if (reflection.parent?.kindOf([ReflectionKind.Module, ReflectionKind.Namespace])) return '';
  // A name such as `#secret` is already private.
  return modifiersOf(reflection)
    .filter((word) => word !== 'private' || !reflection.name.startsWith('#'))
    .map((word) => `${word} `)
    .join('');
}

/** Returns those of `private`, `protected`, `static` and `abstract` that apply, in this order. */
export function modifiersOf({ flags }: DeclarationReflection): ModifierWord[] {
  const all: readonly (readonly [ModifierWord, boolean])[] = [
    ['private', flags.isPrivate],
    ['protected', flags.isProtected],
    ['static', flags.isStatic],
    ['abstract', flags.isAbstract],
  ];
  return all.filter(([, applies]) => applies).map(([modifier]) => modifier);
}

/**
 * Converts a declaration's type. TypeDoc reports a unique symbol's type as `typeof` the symbol
 * itself.
 */
function ownTypeToCode({ id, type }: DeclarationReflection): Code[] {
  const isItself = type?.type === 'query' && type.queryType.reflection?.id === id;
  return isItself ? ['unique symbol'] : typeToCode(type);
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
  return code.length > 0 ? [' /*', ...code, ' */'] : [];
}

/**
 * Converts a value to code, truncated to 60 characters. Returns nothing if TypeDoc elides the value
 * or it spans several lines.
 */
function valueToCode(value: string | undefined): Code[] {
  if (value === undefined || value === '...' || value.includes('\n')) return [];
  return [' = ', token('string', shortened(value, 60))];
}

function enumValue(reflection: DeclarationReflection): string | undefined {
  const { type } = reflection;
  if (type?.type !== 'literal') return reflection.defaultValue;
  return typeof type.value === 'string' ? JSON.stringify(type.value) : String(type.value);
}
