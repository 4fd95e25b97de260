import path from 'node:path';
import type { z } from 'zod';
import type { VoiceFiles } from '#shared/config/version-schema.ts';
import { errorAt, hasErrors, type Problem } from '#shared/problem.ts';
import { findNearest } from '#shared/text/nearest.ts';
import { cursorless } from '#shared/voice/language/cursorless.ts';
import { findGrammarFaults } from './check-grammar.ts';
import type { WrittenLanguage } from '#shared/voice/language/language.ts';
import { readTextFile } from '#node/base/report/read-text-file.ts';
import { parseYaml, yamlProblems, type YamlSource } from '#node/base/syntax/yaml-source.ts';
import {
  grammarSchema,
  termsSchema,
  vocabularySchema,
  type LanguageFault,
} from './language-schemas.ts';
import { findVocabularyFaults } from './vocabulary-faults.ts';

/** A language, or the problems in its files. */
export interface ReadLanguage {
  /** Present if there are no errors. */
  readonly language?: WrittenLanguage;
  readonly problems: readonly Problem[];
}

/**
 * Reads a language's files, given their absolute paths. Parts without a file are taken from
 * `usual`.
 */
export function readLanguage(paths: VoiceFiles, usual: WrittenLanguage = cursorless): ReadLanguage {
  const vocabulary = readPart(
    paths.vocabulary,
    { groups: usual.vocabulary },
    vocabularySchema,
    ({ groups }) => findVocabularyFaults(groups),
  );
  const grammar = readPart(paths.grammar, usual.grammar, grammarSchema, findGrammarFaults);
  const terms = readPart(paths.terms, usual.terms, termsSchema);
  const problems = [vocabulary, grammar, terms].flatMap((part) => part.problems);
  if (!vocabulary.value || !grammar.value || !terms.value) return { problems };
  return {
    problems,
    language: {
      vocabulary: vocabulary.value.groups,
      grammar: grammar.value,
      terms: terms.value,
    },
  };
}

/**
 * Reads part of a language from a file, or returns `usual` if there is none. Returns no value if
 * the file has errors. JSON is parsed as YAML, because the YAML parser records the positions of
 * values.
 */
function readPart<Value>(
  file: string | undefined,
  usual: Value,
  schema: z.ZodType<Value>,
  findFaults: (value: Value) => readonly LanguageFault[] = () => [],
) {
  if (file === undefined) return { value: usual, problems: [] };
  const { text, problems } = readTextFile(file);
  if (problems.length > 0) return { problems };
  const source = parseYaml(text, { file });
  const name = path.basename(file);
  if (source.errors.length > 0)
    return { problems: yamlProblems(source, `The file ${name} cannot be read`) };
  const { data, error } = schema.safeParse(source.value ?? {}, { reportInput: true });
  if (data === undefined)
    return { problems: (error?.issues ?? []).map((issue) => toProblem(issue, name, source)) };
  const faults = findFaults(data).map(
    ({ path: place, part, message, hint, severity = 'error' }): Problem => ({
      message: `${message}.`,
      hint,
      severity,
      position: source.locate(place, part),
    }),
  );
  return { value: hasErrors(faults) ? undefined : data, problems: faults };
}

function toProblem(issue: z.core.$ZodIssue, name: string, source: YamlSource): Problem {
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  const place = [...issue.path, ...unknown];
  const values = issue.code === 'invalid_value' ? issue.values.map(String) : [];
  const given = issue.input;
  const nearest = findNearest(String(given), values);
  const fault =
    values.length > 0
      ? `${JSON.stringify(given) ?? 'nothing'} is not an allowed value`
      : issue.message;
  return errorAt(
    source.locate(place, unknown.length > 0 ? 'name' : 'value'),
    `The file ${name} is invalid at "${place.map(String).join('.') || 'top level'}": ${fault}.`,
    nearest === undefined
      ? 'Examples are in src/shared/voice; CONFIGURATION.md describes them.'
      : `Did you mean "${nearest}"?`,
  );
}
