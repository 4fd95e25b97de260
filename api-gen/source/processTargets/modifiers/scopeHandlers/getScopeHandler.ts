import type { ScopeType } from '../../../core/commandRunner/typings/PartialTargetDescriptor.types';
import type { ScopeHandler } from './scopeHandler.types';

declare function getScopeHandler(
  scopeType: ScopeType,
  languageId: string,
): ScopeHandler | undefined;

export default getScopeHandler;
