/** Memoizes a function by its argument, or by a key derived from it. */
export function once<Question, Answer>(
  ask: (question: Question) => Answer,
  keyOf: (question: Question) => unknown = (question) => question,
): (question: Question) => Answer {
  const answers = new Map<unknown, { readonly answer: Answer }>();
  return (question) => {
    const key = keyOf(question);
    const known = answers.get(key) ?? { answer: ask(question) };
    answers.set(key, known);
    return known.answer;
  };
}
