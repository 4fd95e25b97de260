/** A figure of every system that was measured, by the system's name. */
export type Figures = Readonly<Record<string, number>>;

/** One row of the table. */
export interface FigureRow {
  /** What was measured, with its unit. */
  readonly label: string;
  readonly figures: Figures;
  /** Digits behind the point. */
  readonly digits?: number;
}

/** This site's figure as a part of the best peer's; NaN where no peer has one. */
export function ratioToBest(figures: Figures, own: string): number {
  const peers = Object.entries(figures)
    .filter(([name, figure]) => name !== own && Number.isFinite(figure))
    .map(([, figure]) => figure);
  return peers.length === 0 ? Number.NaN : (figures[own] ?? Number.NaN) / Math.min(...peers);
}

/** The rows as a Markdown table, a column for each system and the ratio last. */
export function figureTable(rows: readonly FigureRow[], own: string): string {
  const names = [...new Set(rows.flatMap(({ figures }) => Object.keys(figures)))];
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [
    line(['what', ...names, 'ratio to the best peer']),
    line(['---', ...names.map(() => '--:'), '--:']),
    ...rows.map(({ label, figures, digits = 0 }) =>
      line([
        label,
        ...names.map((name) => formatFigure(figures[name], digits)),
        formatFigure(ratioToBest(figures, own), 2),
      ]),
    ),
  ].join('\n');
}

function formatFigure(figure: number | undefined, digits: number): string {
  return figure !== undefined && Number.isFinite(figure) ? figure.toFixed(digits) : '–';
}
