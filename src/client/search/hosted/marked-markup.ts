import type { MarkedText } from '../engine/snippet.ts';

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#039': "'",
  '#x27': "'",
};

/** Parses a search service's markup: `<mark>` becomes highlights, entities become characters, and any other markup stays text. */
export function fromMarkup(markup: string): MarkedText {
  const marks: [number, number][] = [];
  let text = '';
  let open: number | null = null;
  for (const piece of markup.split(/(<\/?mark>)/)) {
    if (piece === '<mark>') open ??= text.length;
    else if (piece === '</mark>') {
      if (open !== null && open < text.length) marks.push([open, text.length]);
      open = null;
    } else text += decodeEntities(piece);
  }
  return { text, marks };
}

/** Decodes the entities that search services write. */
function decodeEntities(text: string) {
  return text.replace(
    /&(amp|lt|gt|quot|#0?39|#x27);/g,
    (entity, name: string) => entities[name] ?? entity,
  );
}
