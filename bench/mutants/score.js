import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folder with the reports of random parts, which `npm run mutants:score` adds up. */
const reports = '.cache/mutants';

/**
 * Numbers of detected (`noticed`) and detectable (`valid`) mutants, one entry per report and file.
 */
const files = readdirSync(reports)
  .filter((name) => name.includes('-of-'))
  .flatMap((name) => Object.entries(JSON.parse(readFileSync(join(reports, name), 'utf8')).files))
  .map(([file, { mutants }]) => {
    const count = (...statuses) => mutants.filter(({ status }) => statuses.includes(status)).length;
    const noticed = count('Killed', 'Timeout');
    return { file, noticed, valid: noticed + count('Survived', 'NoCoverage') };
  });

/**
 * Returns the share of mutants that were detected, and the margin of its 95% confidence interval.
 * Mutants of one file are similar, so the interval is that of a sample of files (ratio estimator
 * with clusters; Cochran, "Sampling Techniques", chapter 2).
 */
function score(sample) {
  const sum = (field) => sample.reduce((total, entry) => total + entry[field], 0);
  const valid = sum('valid');
  const share = sum('noticed') / valid;
  const spread = sample.reduce(
    (total, entry) => total + (entry.noticed - share * entry.valid) ** 2,
    0,
  );
  const margin = (1.96 * Math.sqrt((sample.length / (sample.length - 1)) * spread)) / valid;
  return { valid, percent: toPercent(share), margin: toPercent(margin) };
}

/**
 * Formats a percentage; a dash if there is none, as for the interval of a sample of fewer than two
 * files.
 */
function toPercent(part) {
  return Number.isNaN(part) ? '–' : Math.round(100 * part);
}

console.log('| folder | mutants in the sample | noticed by a test |\n| --- | ---: | ---: |');
for (const folder of ['src/shared', 'src/node', 'api-gen', '']) {
  const { valid, percent, margin } = score(files.filter(({ file }) => file.startsWith(folder)));
  console.log(`| ${folder ? `\`${folder}\`` : 'all'} | ${valid} | ${percent} % ± ${margin} |`);
}
