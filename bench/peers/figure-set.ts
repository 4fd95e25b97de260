import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../measure.ts';
import type { Figure, FigureRow } from './figures.ts';

/** On what one part of the figures was measured. */
interface PartRun {
  readonly date: string;
  /** Load average of the machine when the part began. */
  readonly load: number;
  readonly seconds: number;
}

/** The figures for one set of pages, as far as they have been measured. */
export interface FigureSet {
  readonly rows: Record<string, FigureRow>;
  readonly runs: Record<string, PartRun>;
}

/** Which pages all systems have: this site's own, or a number of generated ones. */
export type PageSet = 'own' | number;

const fileOf = (pages: PageSet): string => path.join(root, `bench/tmp/figures/${pages}.json`);

/** What earlier runs have measured with these pages. */
export function readFigures(pages: PageSet): FigureSet {
  const file = fileOf(pages);
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as FigureSet)
    : { rows: {}, runs: {} };
}

/** Measures a part. Each figure is kept in `bench/tmp` at once, so that a long run can be made in pieces, and one that is cut off is not lost. */
export async function addPart(
  pages: PageSet,
  part: string,
  measure: (add: AddFigure) => Promise<void>,
): Promise<void> {
  const set = readFigures(pages);
  const run = { date: new Date().toISOString(), load: os.loadavg()[0] ?? 0 };
  const started = performance.now();
  await measure((label, name, figure, digits = 0) => {
    set.rows[label] = { label, digits, figures: { ...set.rows[label]?.figures, [name]: figure } };
    set.runs[part] = { ...run, seconds: (performance.now() - started) / 1000 };
    writeFigures(pages, set);
  });
}

function writeFigures(pages: PageSet, set: FigureSet): void {
  mkdirSync(path.dirname(fileOf(pages)), { recursive: true });
  writeFileSync(fileOf(pages), JSON.stringify(set));
}

/** Notes a figure of a system in the row with this label. */
export type AddFigure = (label: string, name: string, figure: Figure, digits?: number) => void;
