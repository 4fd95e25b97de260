import type { DeclarationReflection } from 'typedoc';
import { group, keyword, lineBreak, mark, token, type Code } from '../model/code.ts';
import type { DeclarationKind } from '../model/declaration.ts';
import { literalToCode } from './literal-to-code.ts';
import { propertyName } from './names.ts';
import { typeParametersToCode } from './parameters-to-code.ts';
import { typeList, typeToCode } from './type-to-code.ts';

/** A declaration as it stands in code, without its body; nothing for what is called, its signatures say it. */
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
    case 'property':
    case 'variable':
      return [group(propertyToCode(reflection, kind))];
    default:
      return [];
  }
}

function classToCode(reflection: DeclarationReflection, kind: 'class' | 'interface'): Code[] {
  const clause = (word: string, types: DeclarationReflection['extendedTypes']): Code[] =>
    types?.length ? [lineBreak(' '), ...keyword(word), ...typeList(types)] : [];
  return [
    ...keyword('abstract', reflection.flags.isAbstract),
    ...keyword(kind),
    token('name', reflection.name),
    ...typeParametersToCode(reflection.typeParameters, typeToCode),
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
    ...typeParametersToCode(reflection.typeParameters, typeToCode),
    token('text', ' '),
    mark('='),
    token('text', ' '),
    ...(reflection.type ? typeToCode(reflection.type) : literalToCode(reflection, typeToCode)),
  ];
}

function propertyToCode(reflection: DeclarationReflection, kind: 'property' | 'variable'): Code[] {
  const { flags } = reflection;
  return [
    ...keyword('private', flags.isPrivate),
    ...keyword('protected', flags.isProtected),
    ...keyword('static', flags.isStatic),
    ...keyword('abstract', flags.isAbstract),
    ...keyword('readonly', flags.isReadonly && kind === 'property'),
    ...keyword(flags.isConst ? 'const' : 'let', kind === 'variable'),
    token('name', propertyName(reflection.name)),
    mark(flags.isOptional ? '?:' : ':'),
    token('text', ' '),
    ...typeToCode(reflection.type),
    ...valueToCode(reflection.defaultValue),
  ];
}

/** Short values are part of the signature, long ones would hide it. */
function valueToCode(value: string | undefined): Code[] {
  if (value === undefined || value === '...' || value.length > 60 || value.includes('\n'))
    return [];
  return [token('text', ' '), mark('='), token('text', ' '), token('string', value)];
}

function enumValue(reflection: DeclarationReflection): string | undefined {
  const { type } = reflection;
  return type?.type === 'literal'
    ? JSON.stringify(typeof type.value === 'bigint' ? String(type.value) : type.value)
    : reflection.defaultValue;
}
