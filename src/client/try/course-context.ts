import { createContext } from 'react';

/** What the steps of a course share. */
export interface CourseView {
  /** Ids of all steps, in order. */
  readonly ids: readonly string[];
  readonly done: readonly string[];
  /** The step that is being done. */
  readonly current: string | undefined;
  open(id: string | undefined): void;
  finish(id: string): void;
}

/** The course that a step belongs to. */
export const CourseContext = createContext<CourseView>({
  ids: [],
  done: [],
  current: undefined,
  open: () => {},
  finish: () => {},
});
