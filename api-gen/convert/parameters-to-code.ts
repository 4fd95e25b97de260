import {
  IntrinsicType,
  UnionType,
  type ParameterReflection,
  type SignatureReflection,
  type SomeType,
  type TypeParameterReflection,
} from 'typedoc';
import { bracketed, token, type Code } from '../model/code.ts';
import { parameterName } from './names.ts';
import { typeToCode } from './type-to-code.ts';

/** Converts parameters: `(a: string, b?: number)`. */
export function parametersToCode(signature: SignatureReflection): Code {
  const { parameters = [] } = signature;
  return bracketed(
    '(',
    parameters.map((parameter, index) => {
      const isLast = parameters.slice(index + 1).every(canBeOmitted);
      return parameterToCode(parameter, isLast);
    }),
    ')',
  );
}

/** Whether a call can omit a parameter, provided that it also omits all later ones. */
function canBeOmitted({ flags, defaultValue }: ParameterReflection): boolean {
  return flags.isOptional || flags.isRest || defaultValue !== undefined;
}

function parameterToCode(parameter: ParameterReflection, isLast: boolean): Code[] {
  const { flags, type } = parameter;
  const isOptional = !flags.isRest && canBeOmitted(parameter);
  return [
    flags.isRest ? '...' : '',
    parameterName(parameter),
    isOptional && isLast ? '?: ' : ': ',
    // An optional parameter before a required one cannot be omitted; callers pass `undefined`.
    ...typeToCode(isOptional && !isLast && type ? orUndefined(type) : type),
  ];
}

function orUndefined(type: SomeType): SomeType {
  const parts = type.type === 'union' ? type.types : [type];
  const isKnown = parts.some((part) => part.type === 'intrinsic' && part.name === 'undefined');
  return isKnown ? type : new UnionType([...parts, new IntrinsicType('undefined')]);
}

/** Converts one type parameter: `const in T extends A = B`. */
function typeParameterToCode({
  flags,
  varianceModifier,
  name,
  type,
  default: preset,
}: TypeParameterReflection): Code[] {
  return [
    flags.isConst ? 'const ' : '',
    varianceModifier ? `${varianceModifier} ` : '',
    token('type', name),
    ...(type ? [' extends ', ...typeToCode(type)] : []),
    ...(preset ? [' = ', ...typeToCode(preset)] : []),
  ];
}

/** Converts type parameters: `<T, U>`, or nothing. */
export function typeParametersToCode(
  parameters: readonly TypeParameterReflection[] | undefined,
): Code[] {
  return parameters?.length ? [bracketed('<', parameters.map(typeParameterToCode), '>')] : [];
}
