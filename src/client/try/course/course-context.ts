import { createContext } from 'react';

/** State shared by a course's steps. */
export interface CourseView {
  /** Ids of all steps, in order. */
  readonly ids: readonly string[];
  readonly done: readonly string[];
  /** Id of the open step. */
  readonly current: string | undefined;
  open(id: string | undefined): void;
  /** Marks a step as done; `isHelped` means that it took a hint or another try. */
  finish(id: string, isHelped: boolean): void;
}

/** Provides the course that a step belongs to. */
export const CourseContext = createContext<CourseView>({
  ids: [],
  done: [],
  current: undefined,
  open: () => {},
  finish: () => {},
});
