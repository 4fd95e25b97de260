import { Logger, LogLevel, type MinimalNode, type MinimalSourceFile } from 'typedoc';
import type { Problem, SourcePosition } from '#shared/problem.ts';

/**
 * Matches warnings that do not apply: several object types in a union may declare the same
 * property, and the text of a comment with `@inheritDoc` is kept.
 */
const noise = /has multiple declarations with a comment|overwritten by the @inheritDoc tag/;

/** Collects TypeDoc's errors and relevant warnings instead of printing messages. */
export class ProblemLogger extends Logger {
  readonly problems: Problem[] = [];

  constructor(private readonly fallbackFile: string) {
    super();
    this.level = LogLevel.Warn;
  }

  /**
   * Collects an error or warning when TypeDoc formats it, while its text and position are still
   * together.
   */
  protected override addContext(
    message: string,
    level: Exclude<LogLevel, LogLevel.None>,
    ...place: [MinimalNode?] | [number, MinimalSourceFile]
  ): string {
    if (level >= LogLevel.Warn && !noise.test(message))
      this.problems.push({
        message: message.replace(/\s+/g, ' '),
        position: positionOf(place) ?? { file: this.fallbackFile },
        severity: level === LogLevel.Error ? 'error' : 'warning',
      });
    return message;
  }
}

function positionOf(
  place: [MinimalNode?] | [number, MinimalSourceFile],
): SourcePosition | undefined {
  const [first, second] = place;
  if (typeof first === 'number') return second && toPosition(second, first);
  return first && toPosition(first.getSourceFile(), first.getStart());
}

function toPosition(file: MinimalSourceFile, offset: number): SourcePosition {
  const { line, character } = file.getLineAndCharacterOfPosition(offset);
  return { file: file.fileName, line: line + 1, column: character + 1 };
}
