import { formatFigure, isMeasured, type FigureRow } from './figures.ts';

const width = 720;
const labelWidth = 220;
const barHeight = 14;
const colors = ['#5830b0', '#d9822b', '#2e8b57', '#4678b8', '#a01c2c'];

/** Draws rows with the same unit as an SVG bar chart, with a labeled group of bars for each row. */
export function barChart(title: string, rows: readonly FigureRow[]): string {
  const longest = Math.max(
    ...rows.flatMap(({ figures }) => Object.values(figures).filter(isMeasured)),
  );
  const bars = rows.flatMap(({ label, figures, digits = 0 }, row) =>
    Object.entries(figures).map(([name, figure], index) => ({
      name,
      figure,
      digits,
      color: colors[index % colors.length] ?? '',
      label: index === 0 ? label : '',
      gap: index === 0 && row > 0 ? 10 : 0,
    })),
  );
  let top = 32;
  const drawn = bars.map(({ name, figure, digits, color, label, gap }) => {
    top += gap + barHeight + 2;
    const length = isMeasured(figure) ? (figure / longest) * (width - labelWidth - 190) : 0;
    const text = `${name} ${formatFigure(figure, digits)}`;
    return [
      `<text x="${labelWidth - 8}" y="${top}" text-anchor="end">${escape(label)}</text>`,
      `<rect x="${labelWidth}" y="${top - barHeight + 3}" width="${length.toFixed(1)}" height="${barHeight - 2}" fill="${color}"/>`,
      `<text x="${(labelWidth + length + 6).toFixed(1)}" y="${top}">${escape(text)}</text>`,
    ].join('');
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${top + 16}" font-family="sans-serif" font-size="12" fill="#1d1b24" role="img">`,
    `<title>${escape(title)}</title>`,
    `<rect width="100%" height="100%" fill="#fff"/>`,
    `<text x="8" y="20" font-weight="bold">${escape(title)}</text>`,
    ...drawn,
    '</svg>',
    '',
  ].join('\n');
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
