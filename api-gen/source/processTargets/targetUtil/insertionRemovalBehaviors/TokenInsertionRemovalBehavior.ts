import { Range } from '../../../libs/common';
import type { Target } from '../../../typings/target.types';

export declare function getTokenLeadingDelimiterTarget(target: Target): Target | undefined;

export declare function getTokenTrailingDelimiterTarget(target: Target): Target | undefined;

export declare function getTokenRemovalRange(target: Target): Range;
