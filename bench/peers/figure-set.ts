import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { temporary } from '../support/measure.ts';
import type { Figure, FigureRow } from './figures.ts';

/** Conditions under which a part of the comparison was measured. */
interface PartRun {
  readonly date: string;
  /** Load average when the part started. */
  readonly load: number;
  readonly seconds: number;
}

/** The figures measured so far for one set of pages. */
export interface FigureSet {
  readonly rows: Record<string, FigureRow>;
  readonly runs: Record<string, PartRun>;
}

/** The pages that all systems get: this site's own, or a number of generated ones. */
export type PageSet = 'own' | number;

const fileOf = (pages: PageSet): string => path.join(temporary, `figures/${pages}.json`);

/** Reads the figures that earlier runs measured with these pages. */
export function readFigures(pages: PageSet): FigureSet {
  const file = fileOf(pages);
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as FigureSet)
    : { rows: {}, runs: {} };
}

/**
 * Measures a part. Saves each figure to the temporary folder at once, so that a long run can be
 * split, and an interrupted one is not lost.
 */
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

/** Records a system's figure in the row with this label. */
export type AddFigure = (label: string, name: string, figure: Figure, digits?: number) => void;
