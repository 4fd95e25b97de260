import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './support/measure.ts';
import { readPages } from './search/bench-pages.ts';
import { questionsHeading, reportQuestions } from './search/measure-questions.ts';

/** Runs only the questions asked by real people, and updates their section of `bench/search.md`. */
const file = path.join(root, 'bench/search.md');
const [before = ''] = readFileSync(file, 'utf8').split(`\n${questionsHeading}`);
const report = await reportQuestions(await readPages());
console.log(report);
writeFileSync(file, `${before.trimEnd()}\n\n${report}`);
process.exit(0);
