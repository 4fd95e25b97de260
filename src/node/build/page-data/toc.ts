import type { Heading, TocEntry } from '#shared/page/page.ts';

/** Range of heading levels in a table of contents, inclusive. */
export interface TocLevels {
  readonly min: number;
  readonly max: number;
}

/** Nests the headings between two levels: an entry's children are the deeper headings after it. */
export function buildToc(headings: readonly Heading[], levels: TocLevels): readonly TocEntry[] {
  return nest(
    headings.filter((heading) => heading.level >= levels.min && heading.level <= levels.max),
  );
}

function nest(headings: readonly Heading[]): readonly TocEntry[] {
  const entries: TocEntry[] = [];
  let index = 0;
  while (index < headings.length) {
    const heading = headings[index];
    if (!heading) break;
    let end = index + 1;
    while ((headings[end]?.level ?? 0) > heading.level) end += 1;
    const children = nest(headings.slice(index + 1, end));
    entries.push({
      id: heading.id,
      text: heading.text,
      repeat: heading.repeat,
      ...(children.length > 0 && { children }),
    });
    index = end;
  }
  return entries;
}
