import type { TypeScript as ts } from 'typedoc';

/** Collects texts to insert into source files. */
export class Additions {
  private readonly byFile = new Map<string, Map<string, number>>();

  get files(): string[] {
    return [...this.byFile.keys()];
  }

  add(file: ts.SourceFile, text: string, position = file.end): void {
    const texts = this.byFile.get(file.fileName) ?? new Map<string, number>();
    this.byFile.set(file.fileName, texts.set(text, position));
  }

  apply({ fileName, text }: ts.SourceFile): string {
    const texts = [...(this.byFile.get(fileName) ?? [])].toSorted(([, a], [, b]) => a - b);
    // Disables the authors' own suppressions, so that errors in their code are reported like those
    // in ours.
    const unsuppressed = text
      .replaceAll('@ts-ignore', '@ts-listen')
      .replaceAll('@ts-expect-error', '@ts-listen-error');
    const pieces = texts.map(
      ([added, at], index) => unsuppressed.slice(texts[index - 1]?.[1] ?? 0, at) + added,
    );
    return pieces.join('') + unsuppressed.slice(texts.at(-1)?.[1] ?? 0);
  }
}
