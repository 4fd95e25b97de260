import { SnippetDefinition } from '../typings/snippet';
import { Target } from '../typings/target.types';
import { TextmateSnippet } from '../vendor/snippet/snippetParser';

export declare function transformSnippetVariables(
  parsedSnippet: TextmateSnippet,
  placeholderName?: string | null,
  substitutions?: Record<string, string>,
): void;

export declare function findMatchingSnippetDefinitionStrict(
  targets: Target[],
  definitions: SnippetDefinition[],
): SnippetDefinition;
