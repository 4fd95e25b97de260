import { SimpleScopeTypeType } from '../core/commandRunner/typings/PartialTargetDescriptor.types';
import { TextFormatterName } from './Types';

export interface SnippetScope {
  langIds?: string[];
  scopeTypes?: SimpleScopeTypeType[];
}

export type SnippetBody = string[];

export interface SnippetDefinition {
  body: SnippetBody;
  scope?: SnippetScope;
  variables?: Record<string, SnippetVariable>;
}

export interface SnippetVariable {
  wrapperScopeType?: SimpleScopeTypeType;
  description?: string;
  formatter?: TextFormatterName;
}

export interface Snippet {
  definitions: SnippetDefinition[];
  variables?: Record<string, SnippetVariable>;
  description?: string;
  insertionScopeTypes?: SimpleScopeTypeType[];
}

export type SnippetMap = Record<string, Snippet>;
