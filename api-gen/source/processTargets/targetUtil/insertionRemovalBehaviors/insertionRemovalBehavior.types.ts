import type { Range } from '../../../libs/common';
import type { Target } from '../../../typings/target.types';

interface InsertionRemovalBehavior {
  getLeadingDelimiterTarget(): Target | undefined;
  getTrailingDelimiterTarget(): Target | undefined;
  getRemovalRange(): Range;
  insertionDelimiter: string | undefined;
}

export default InsertionRemovalBehavior;
