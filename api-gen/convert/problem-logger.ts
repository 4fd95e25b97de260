import { Logger, LogLevel, type MinimalNode, type MinimalSourceFile } from 'typedoc';
import type { Problem, SourcePosition } from '#shared/problem.ts';

/**
 * Matches warnings to ignore: several object types in a union may declare the same property, and no
 * text of a comment with `@inheritDoc` is lost.
 */
const noise = /has multiple declarations with a comment|overwritten by the @inheritDoc tag/;

/** Collects TypeDoc's messages instead of printing them. */
export class ProblemLogger extends Logger {
  readonly problems: Problem[] = [];

  constructor(private readonly fallbackFile: string) {
    super();
    this.level = LogLevel.Warn;
  }

  /** Collects a message when TypeDoc formats it, while its text and position are still together. */
  protected override addContext(
    message: string,
    level: Exclude<LogLevel, LogLevel.None>,
    ...place: [MinimalNode?] | [number, MinimalSourceFile]
  ): string {
    if (level >= LogLevel.Warn && !noise.test(message))
      this.problems.push(this.toProblem(message, level, positionOf(place)));
    return message;
  }

  private toProblem(
    message: string,
    level: LogLevel,
    position: SourcePosition | undefined,
  ): Problem {
    return {
      message: message.replace(/\s+/g, ' '),
      position: position ?? { file: this.fallbackFile },
      severity: level === LogLevel.Error ? 'error' : 'warning',
    };
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
