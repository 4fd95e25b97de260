import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/**
 * Returns line ranges (`file.ts:from-to`) of one random part of all top-level statements in
 * `folders`. `part` is `3/50` for the third of fifty parts. Each statement is in exactly one part,
 * so every part is a sample of the whole, and samples add up. Uses statements instead of lines,
 * because a mutant that empties a function covers all its lines.
 */
export function randomPart(folders, part) {
  const [number, parts] = part.split('/').map(Number);
  if (!(number >= 1 && number <= parts)) {
    throw new Error(`MUTANTS_PART is "${part}". Write the third of fifty parts as 3/50.`);
  }
  return folders
    .flatMap(sourceFiles)
    .flatMap(statementRanges)
    .filter(
      (range) => createHash('sha256').update(range).digest().readUInt32BE() % parts === number - 1,
    );
}

function sourceFiles(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((path) => /(?<!\.test|\.test-data|\.d)\.ts$/.test(path))
    .map((path) => join(folder, path));
}

function statementRanges(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const lineOf = (place) => source.getLineAndCharacterOfPosition(place).line + 1;
  return source.statements.map(
    (statement) => `${file}:${lineOf(statement.getStart(source))}-${lineOf(statement.end)}`,
  );
}
