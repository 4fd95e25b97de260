import {
  type IntersectionType,
  type ReferenceType,
  type Reflection,
  ReflectionKind,
  TypeContext,
  TypeScript as ts,
  type SomeType,
  type TypeVisitor,
} from 'typedoc';
import {
  bracketed,
  group,
  indent,
  lineBreak,
  token,
  type Code,
  type Token,
} from '../model/code.ts';
import { externalTypeUrl } from './external-links.ts';
import { callsOf, literalToCode } from './literal-to-code.ts';
import { moduleName } from './names.ts';

/** Converts a type to code in which names are links. */
export function typeToCode(type: SomeType | undefined): Code[] {
  return type ? type.visit(visitor) : ['unknown'];
}

/** Converts a type to code, in parentheses where the context requires them. */
function wrapped(type: SomeType, context: TypeContext): Code[] {
  const code = typeToCode(type);
  return type.needsParenthesis(context) || isBareFunction(type, context)
    ? ['(', ...code, ')']
    : code;
}

/**
 * Whether a function type would absorb the text after it, although TypeDoc adds no parentheses.
 * Only two contexts have no text after the type.
 */
function isBareFunction(type: SomeType, context: TypeContext): boolean {
  return (
    context !== TypeContext.inferredConstraint &&
    context !== TypeContext.restElement &&
    type.type === 'reflection' &&
    callsOf(type.declaration).length === 1
  );
}

/** Joins types with an operator, one per line if they are long. */
function operatorList(types: readonly SomeType[], operator: string, context: TypeContext): Code[] {
  const [, , , ...items] = operands(types, operator, context);
  // On one line, there is no operator before the first type.
  return [group([indent([lineBreak('', `${operator} `), ...items])])];
}

function operands(types: readonly SomeType[], operator: string, context: TypeContext): Code[] {
  return types.flatMap((type) => [lineBreak(' '), operator, ' ', ...wrapped(type, context)]);
}

/**
 * Joins types with `&`. In an intersection that begins with an object type, braces and operators
 * share a line: `} & Base & {`.
 */
function intersection({ types }: IntersectionType): Code[] {
  const context = TypeContext.intersectionElement;
  if (!types[0] || !isObject(types[0])) return operatorList(types, '&', context);
  const starts = types.flatMap((type, index) => {
    const before = types[index - 1];
    return !before || isObject(type) || isObject(before) ? index : [];
  });
  return starts.flatMap((start, index): Code[] => [
    start === 0 ? '' : ' & ',
    ...wrapped(types[start] as SomeType, context),
    group([indent(operands(types.slice(start + 1, starts[index + 1]), '&', context))]),
  ]);
}

function isObject(type: SomeType): boolean {
  const isLiteral = type.type === 'reflection' || type.type === 'mapped';
  return isLiteral && !isBareFunction(type, TypeContext.intersectionElement);
}

/**
 * Returns a reference's link target: the id of a declaration in the project, or an external URL.
 */
export function referenceTarget(type: ReferenceType): Token['target'] {
  const { reflection } = type;
  if (type.refersToTypeParameter || reflection?.kindOf(ReflectionKind.TypeParameter))
    return undefined;
  return reflection ? reflection.id : (type.externalUrl ?? externalTypeUrl(type));
}

function reference(type: ReferenceType): Code[] {
  // The name may start with a keyword, as in `typeof import('./b')` or `infer T`.
  const [, word = '', name = ''] = /^((?:typeof|infer) )?(.*)$/s.exec(displayName(type)) ?? [];
  const given = withoutDefaults(type.typeArguments ?? [], type.reflection);
  return [
    word,
    token('type', name, referenceTarget(type)),
    ...(given.length === 0 ? [] : [bracketed('<', given.map(typeToCode), '>')]),
  ];
}

/** Omits an alias's trailing type arguments that equal defaults, which TypeDoc fills in. */
function withoutDefaults(given: readonly SomeType[], alias?: Reflection): readonly SomeType[] {
  if (!alias?.isDeclaration() || alias.kind !== ReflectionKind.TypeAlias) return given;
  const { typeParameters = [] } = alias;
  const values = new Map(typeParameters.map(({ name }, index) => [name, given[index]?.toString()]));
  const preset = typeParameters[given.length - 1]?.default
    ?.toString()
    .replace(/[\w$]+/g, (word) => values.get(word) ?? word);
  return preset !== undefined && preset === given.at(-1)?.toString()
    ? withoutDefaults(given.slice(0, -1), alias)
    : given;
}

/**
 * Returns a referenced declaration's name: the one on its page, or the written one if an import
 * renames it or the page's name cannot be used in a type. A default export without a name is
 * written as `import("./file").default`.
 */
function displayName(type: ReferenceType): string {
  if (type.refersToTypeParameter || /\W/.test(type.name)) return type.name;
  const { reflection } = type;
  if (!reflection?.kindOf(ReflectionKind.SomeExport) || isRenamedByImport(type)) return type.name;
  if (reflection.name !== 'default')
    return isKeyword(reflection.name) ? type.name : reflection.name;
  if (type.name !== 'default') return type.name;
  const file = reflection.isDeclaration() ? reflection.sources?.[0]?.fileName : undefined;
  return file === undefined ? type.name : `import("./${moduleName(file)}").default`;
}

/**
 * Whether an import renames a type, possibly to distinguish it from a declaration in the same file.
 */
function isRenamedByImport({ name, qualifiedName }: ReferenceType): boolean {
  const declared = qualifiedName.split('.').at(-1);
  return declared !== name && declared !== 'default';
}

/** Whether a name is a keyword, such as `infer`, which would mean something else in a type. */
function isKeyword(name: string): boolean {
  return ts.identifierToKeywordKind(ts.factory.createIdentifier(name)) !== undefined;
}

function modifierSign(sign: '+' | '-' | undefined, word: string): string {
  return sign ? `${sign === '-' ? '-' : ''}${word}` : '';
}

const visitor: TypeVisitor<Code[]> = {
  array: (type) => [...wrapped(type.elementType, TypeContext.arrayElement), '[]'],
  conditional: (type) => [
    group([
      ...wrapped(type.checkType, TypeContext.conditionalCheck),
      ' extends ',
      ...wrapped(type.extendsType, TypeContext.conditionalExtends),
      indent([
        lineBreak(' '),
        '? ',
        ...typeToCode(type.trueType),
        lineBreak(' '),
        ': ',
        ...typeToCode(type.falseType),
      ]),
    ]),
  ],
  indexedAccess: (type) => [
    ...wrapped(type.objectType, TypeContext.indexedObject),
    '[',
    ...typeToCode(type.indexType),
    ']',
  ],
  inferred: ({ name, constraint }) => [
    'infer ',
    token('type', name),
    ...(constraint ? [' extends ', ...wrapped(constraint, TypeContext.inferredConstraint)] : []),
  ],
  intersection,
  intrinsic: (type) => [type.name],
  literal: (type) => [literalCode(type.value)],
  mapped: (type) => {
    const member = [
      modifierSign(type.readonlyModifier, 'readonly '),
      '[',
      token('type', type.parameter),
      ' in ',
      ...typeToCode(type.parameterType),
      ...(type.nameType ? [' as ', ...typeToCode(type.nameType)] : []),
      `]${modifierSign(type.optionalModifier, '?')}: `,
      ...typeToCode(type.templateType),
    ];
    return [bracketed('{', [member], '}', ' ')];
  },
  namedTupleMember: ({ name, isOptional, element }) => [
    element.type === 'rest' ? '...' : '',
    name,
    isOptional ? '?: ' : ': ',
    ...typeToCode(element.type === 'rest' ? element.elementType : element),
  ],
  optional: (type) => [...wrapped(type.elementType, TypeContext.optionalElement), '?'],
  predicate: ({ asserts, name, targetType }) => [
    asserts ? 'asserts ' : '',
    name,
    ...(targetType ? [' is ', ...typeToCode(targetType)] : []),
  ],
  query: (type) => ['typeof ', ...reference(type.queryType)],
  reference,
  reflection: ({ declaration }) => literalToCode(declaration),
  rest: ({ elementType }) => [
    '...',
    // `...infer R` needs no parentheses.
    ...(elementType.type === 'inferred'
      ? typeToCode(elementType)
      : wrapped(elementType, TypeContext.restElement)),
  ],
  templateLiteral: (type) => [
    token('string', `\`${templateText(type.head)}`),
    ...type.tail.flatMap(([inner, text]) => [
      '${',
      ...typeToCode(inner),
      '}',
      token('string', templateText(text)),
    ]),
    '`',
  ],
  tuple: (type) => [bracketed('[', type.elements.map(typeToCode), ']')],
  typeOperator: (type) => [
    `${type.operator} `,
    ...wrapped(type.target, TypeContext.typeOperatorTarget),
  ],
  union: (type) => operatorList(type.types, '|', TypeContext.unionElement),
  unknown: (type) => [elided(type.name)],
};

/**
 * Replaces the compiler's ellipses in a long inferred type with comments, so that the rest is still
 * a valid type.
 */
function elided(text: string): string {
  return text
    .replace(/\.\.\. (\d+) more \.\.\./g, '/* $1 more */ never')
    .replaceAll('{ ...; }', '{ /* more */ }')
    .replaceAll('<...>', '<any /* more */>');
}

/** Escapes the text of a template literal as in its source. */
function templateText(text: string): string {
  return JSON.stringify(text)
    .slice(1, -1)
    .replace(/\\"/g, '"')
    .replace(/`|\$\{/g, '\\$&');
}

function literalCode(value: string | number | boolean | bigint | null): Code {
  if (typeof value === 'string') return token('string', JSON.stringify(value));
  if (typeof value === 'bigint') return token('string', `${value}n`);
  // No type is named `Infinity`, but a numeric literal that is too large has that value.
  return typeof value === 'number'
    ? token('string', String(value).replace('Infinity', '1e999'))
    : String(value);
}
