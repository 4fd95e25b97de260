/** A number, or the reason why there is none: "out of memory". */
export type Figure = number | string;

/** One measurement's figures, keyed by system name. */
export type Figures = Readonly<Record<string, Figure>>;

/** Maximum for this site's figure: a multiple of the best peer's figure, or a number. */
export type FigureTarget = { readonly ratio: number } | { readonly atMost: number };

/** One row of the table. */
export interface FigureRow {
  /** A measurement with its unit. */
  readonly label: string;
  readonly figures: Figures;
  /** Decimal places. */
  readonly digits?: number;
  readonly target?: FigureTarget;
}

/**
 * Returns the ratio of this site's figure to the best peer's; NaN if this site or every peer has
 * none. Ignores other revisions of this site, whose names begin with its name.
 */
export function ratioToBest(figures: Figures, own: string): number {
  const peers = Object.entries(figures)
    .filter(([name]) => !name.startsWith(own))
    .map(([, figure]) => figure)
    .filter(isMeasured);
  const ours = figures[own];
  return peers.length === 0 || !isMeasured(ours) ? Number.NaN : ours / Math.min(...peers);
}

/** Whether there is a number to draw and compare. */
export function isMeasured(figure: Figure | undefined): figure is number {
  return Number.isFinite(figure);
}

/** Formats rows as a Markdown table: one column for each system, then the ratio and the target. */
export function figureTable(rows: readonly FigureRow[], own: string): string {
  const names = [...new Set([own, ...rows.flatMap(({ figures }) => Object.keys(figures))])];
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    line(['what', ...names, 'ratio to the best peer', 'target']),
    line(['---', ...names.map(() => '--:'), '--:', '---']),
    ...rows.map((row) =>
      line([
        row.label,
        ...names.map((name) => formatFigure(row.figures[name], row.digits)),
        formatFigure(ratioToBest(row.figures, own), 2),
        describeTarget(row, own),
      ]),
    ),
  ].join('\n');
}

/** Formats a figure for the table and the charts; a dash if there is none. */
export function formatFigure(figure: Figure | undefined, digits = 0): string {
  if (typeof figure === 'string') return figure;
  return isMeasured(figure) ? figure.toFixed(digits) : '–';
}

function describeTarget({ figures, target }: FigureRow, own: string): string {
  if (!target) return '';
  const isRatio = 'ratio' in target;
  const reached = isRatio ? ratioToBest(figures, own) : figures[own];
  const limit = isRatio ? target.ratio : target.atMost;
  const text = isRatio ? `ratio at most ${limit}` : `at most ${limit}`;
  if (!isMeasured(reached)) return text;
  return `${text}: ${reached <= limit ? 'met' : 'missed'}`;
}
