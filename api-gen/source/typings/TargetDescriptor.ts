import {
  PartialPrimitiveTargetDescriptor,
  Mark,
  Modifier,
  PositionModifier,
  RangeType,
} from '../core/commandRunner/typings/PartialTargetDescriptor.types';

export interface PrimitiveTargetDescriptor extends PartialPrimitiveTargetDescriptor {
  mark: Mark;
  modifiers: Modifier[];
  positionModifier?: PositionModifier;
}

export interface RangeTargetDescriptor {
  type: 'range';
  anchor: PrimitiveTargetDescriptor;
  active: PrimitiveTargetDescriptor;
  excludeAnchor: boolean;
  excludeActive: boolean;
  rangeType: RangeType;
}

export interface ListTargetDescriptor {
  type: 'list';
  elements: (PrimitiveTargetDescriptor | RangeTargetDescriptor)[];
}

export type TargetDescriptor =
  PrimitiveTargetDescriptor | RangeTargetDescriptor | ListTargetDescriptor;
