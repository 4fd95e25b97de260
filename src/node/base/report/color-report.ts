import { styleText } from 'node:util';

/** Styles text without checking the stream, because the caller has already checked it. */
const paint = (color: 'red' | 'yellow' | 'cyan' | 'bold', text: string) =>
  styleText(color, text, { validateStream: false });

/** Colors a report for a terminal: problem severities, marked positions and hints. */
function colorReport(report: string) {
  return report
    .replace(
      /^( {2}\S.*? )(error|warning): (.*)$/gm,
      (_, place: string, kind: string, message: string) =>
        `${place}${paint(kind === 'error' ? 'red' : 'yellow', kind)}: ${paint('bold', message)}`,
    )
    .replace(/^ +> +\d+ \|.*\n +\| +\^$/gm, (lines) =>
      lines.replace(/\^$/, paint('red', '^')).replace(/>/, paint('red', '>')),
    )
    .replace(/^ {4}To fix it:/gm, (words) => paint('cyan', words));
}

/**
 * Returns a report as it should be written to a stream: colored on a terminal unless `NO_COLOR` is
 * set, and colored elsewhere if `FORCE_COLOR` asks for it.
 */
export function reportFor(
  stream: Pick<NodeJS.WriteStream, 'isTTY' | 'hasColors'>,
  report: string,
  { FORCE_COLOR = '0' }: NodeJS.ProcessEnv = process.env,
): string {
  const isForced = !['0', 'false'].includes(FORCE_COLOR);
  return (stream.isTTY ? stream.hasColors() : isForced) ? colorReport(report) : report;
}
