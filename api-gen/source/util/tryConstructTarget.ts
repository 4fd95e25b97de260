import { Range, TextEditor } from '../libs/common';
import { CommonTargetParameters, LineTarget, PlainTarget } from '../processTargets/targets';
import { Target } from '../typings/target.types';

type TargetConstructor<T extends Target> = new (parameters: CommonTargetParameters) => T;

export declare function tryConstructTarget<T extends Target>(
  constructor: TargetConstructor<T>,
  editor: TextEditor,
  range: Range | undefined,
  isReversed: boolean,
): T | undefined;

export declare function tryConstructPlainTarget(
  editor: TextEditor,
  range: Range | undefined,
  isReversed: boolean,
): PlainTarget | undefined;

export declare function constructLineTarget(
  editor: TextEditor,
  range: Range | undefined,
  isReversed: boolean,
): LineTarget | undefined;

export {};
