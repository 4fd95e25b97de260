import { homophonesOf } from '#client/language/homophones.ts';

/**
 * Whether a typed or dictated answer is one of the words, ignoring case, punctuation and
 * homophones.
 */
export function isRight(text: string, answers: readonly string[]): boolean {
  const given = normalize(text);
  return answers.some(
    (answer) => normalize(answer) === given || homophonesOf(given).includes(answer),
  );
}

function normalize(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}'’]+/gu, ' ')
    .trim();
}
