import { createContext, useContext } from 'react';

/** The last answer to the reader's query in the dialog. */
export interface Answer {
  readonly query: string;
  /** How many hits there are in all. */
  readonly count: number;
}

/** Hands the last answer to the parts of the dialog; null before the first. */
export const AnswerContext = createContext<Answer | null>(null);

/** The last answer, if there is one. */
export function useAnswer(): Answer | null {
  return useContext(AnswerContext);
}
