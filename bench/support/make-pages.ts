import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const words =
  'target action scope mark hat token range cursor editor phrase modifier selection grammar snippet delimiter line document command letter shape'.split(
    ' ',
  );

/** Number of pages per folder. */
const folderSize = 50;

/**
 * Replaces a folder's contents with `count` pages of about 4 KB each: prose, a table, two code
 * blocks, and links to the next page. Deterministic.
 */
export function makePages(folder: string, count: number): void {
  rmSync(folder, { recursive: true, force: true });
  for (let index = 0; index < count; index += 1) {
    const file = path.join(folder, pagePath(index));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, page(index, count));
  }
}

/** Returns the path of a page's source file, relative to the folder of all pages. */
export function pagePath(index: number): string {
  return `part-${Math.floor(index / folderSize)}/page-${index}.md`;
}

function page(index: number, count: number): string {
  const next = (index + 1) % count;
  const link = path.posix.relative(path.posix.dirname(pagePath(index)), pagePath(next));
  const sections = [1, 2, 3, 4].map(
    (section) =>
      `## Section ${section} of page ${index}\n\n${prose(index * 7 + section, 95)}\n\nSee [the next page](${link}).`,
  );
  const code = `\`\`\`ts title="page-${index}.ts"\nexport function step${index}(input: string): number {\n  const length = input.trim().length;\n  return length > ${index} ? length - ${index} : 0;\n}\n\`\`\``;
  const table = `| Name | Meaning |\n| --- | --- |\n${words
    .slice(0, 5)
    .map((word, row) => `| \`${word}${row}\` | ${prose(index + row, 6)} |`)
    .join('\n')}`;
  return `---\ndescription: Page ${index} of a generated set.\n---\n\n# Page ${index}\n\n${prose(index, 40)}\n\n${sections.join('\n\n')}\n\n${code}\n\n${table}\n\n\`\`\`json\n{ "page": ${index}, "of": ${count} }\n\`\`\`\n`;
}

function prose(seed: number, length: number): string {
  const text = Array.from(
    { length },
    (_, index) => words[(seed * 31 + index * 17 + ((seed * index) % 13)) % words.length],
  );
  return `${text.join(' ')}.`;
}
