import { z } from 'zod';
import type { FieldPart } from '#node/base/syntax/yaml-source.ts';
import { derivedGroups, listedGroups } from '#shared/voice/group-id.ts';
import type { Problem } from '#shared/problem.ts';
import type { WrittenGrammar } from '#shared/voice/grammar/rule-kinds.ts';
import type { WrittenTerms } from '#shared/voice/term-details.ts';
import type { VocabularyGroup } from '#shared/voice/vocabulary.ts';

/** A problem in a language file. */
export interface LanguageFault {
  /** Keys that lead to the faulty value. */
  readonly path: readonly PropertyKey[];
  /** `name` if the last key itself is wrong rather than its value. */
  readonly part?: FieldPart;
  /** A sentence without its final period. */
  readonly message: string;
  readonly hint: string;
  /** Default: `error`. */
  readonly severity?: Problem['severity'];
}

const form = z.strictObject({
  /** Lowercase spoken form; empty if the term has none. */
  spoken: z.string(),
  identifier: z.string().min(1, 'is required'),
  off: z.enum(['csv', 'hats', 'shadowed']).optional(),
  left: z.string().optional(),
  right: z.string().optional(),
});

const group = z.strictObject({
  id: z.enum([...listedGroups, ...derivedGroups]),
  csv: z.string().nullable().default(null),
  experimental: z.literal(true).optional(),
  forms: z.array(form),
});

/** Schema of a vocabulary file. */
export const vocabularySchema: z.ZodType<{ readonly groups: readonly VocabularyGroup[] }> =
  z.strictObject({ groups: z.array(group).min(1, 'has no group') });

const rules = z.record(z.string(), z.string());

/** Schema of a grammar file. `check-grammar.ts` checks its forms. */
export const grammarSchema: z.ZodType<WrittenGrammar> = z.strictObject({
  commands: rules,
  targets: rules,
  modifiers: rules,
  marks: rules,
  fragments: z.array(z.string()).min(1, 'has no form'),
});

const details = {
  explained: z.string().regex(/^\//, 'must begin with a slash').optional(),
  api: z.string().optional(),
};

/** Schema of a file with the meanings of terms. */
export const termsSchema: z.ZodType<WrittenTerms> = z.strictObject({
  groups: z.record(z.string(), z.strictObject({ title: z.string().optional(), ...details })),
  terms: z.record(z.string(), z.strictObject({ what: z.string().optional(), ...details })),
});
