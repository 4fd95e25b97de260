import type {
  ParameterReflection,
  SignatureReflection,
  SomeType,
  TypeParameterReflection,
} from 'typedoc';
import { bracketed, keyword, mark, token, type Code } from '../model/code.ts';
import { parameterName } from './names.ts';

type ToCode = (type: SomeType | undefined) => Code[];

/** Converts parameters: `(a: string, b?: number)`. */
export function parametersToCode(signature: SignatureReflection, toCode: ToCode): Code {
  return bracketed(
    '(',
    (signature.parameters ?? []).map((parameter) => parameterToCode(parameter, toCode)),
    ')',
  );
}

function parameterToCode(parameter: ParameterReflection, toCode: ToCode): Code[] {
  const isOptional = parameter.flags.isOptional || parameter.defaultValue !== undefined;
  return [
    ...(parameter.flags.isRest ? [mark('...')] : []),
    token('text', parameterName(parameter)),
    mark(isOptional && !parameter.flags.isRest ? '?:' : ':'),
    token('text', ' '),
    ...toCode(parameter.type),
  ];
}

/** Converts one type parameter: `const in T extends A = B`. */
function typeParameterToCode(parameter: TypeParameterReflection, toCode: ToCode): Code[] {
  const { varianceModifier } = parameter;
  return [
    ...keyword('const', parameter.flags.isConst),
    ...keyword(varianceModifier ?? '', varianceModifier !== undefined),
    token('type', parameter.name),
    ...(parameter.type
      ? [token('text', ' '), ...keyword('extends'), ...toCode(parameter.type)]
      : []),
    ...(parameter.default
      ? [token('text', ' '), mark('='), token('text', ' '), ...toCode(parameter.default)]
      : []),
  ];
}

/** Converts type parameters: `<T, U>`, or nothing. */
export function typeParametersToCode(
  parameters: readonly TypeParameterReflection[] | undefined,
  toCode: ToCode,
): Code[] {
  return parameters?.length
    ? [
        bracketed(
          '<',
          parameters.map((parameter) => typeParameterToCode(parameter, toCode)),
          '>',
        ),
      ]
    : [];
}
