/**
 * Prepares snippets for insertion and for wrapping.
 *
 * @module
 */
import { SnippetDefinition } from '../typings/snippet';
import { Target } from '../typings/target.types';
import { TextmateSnippet } from '../vendor/snippet/snippetParser';

/**
 * Turns the named variables of a parsed snippet into what the editor understands: the chosen one
 * becomes the selected text, those with a known value become that value, and other unknown ones
 * become placeholders.
 *
 * @param parsedSnippet - The snippet, changed in place.
 * @param placeholderName - The variable that stands for the wrapped target.
 * @param substitutions - Text for some of the variables, by name.
 */
export declare function transformSnippetVariables(
  parsedSnippet: TextmateSnippet,
  placeholderName?: string | null,
  substitutions?: Record<string, string>,
): void;

/**
 * Chooses the definition of a snippet that suits the language of the targets.
 *
 * @param targets - Where the snippet will be used.
 * @param definitions - The candidates in order of preference.
 * @returns The first candidate whose scope fits.
 * @throws When no candidate fits, or different ones fit different targets.
 */
export declare function findMatchingSnippetDefinitionStrict(
  targets: Target[],
  definitions: SnippetDefinition[],
): SnippetDefinition;
