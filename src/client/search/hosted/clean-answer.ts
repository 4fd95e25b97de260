import { escapeMarkup, fromMarkup, toMarkup } from './marked-markup.ts';
import {
  hitLevels,
  type HostedAnswer,
  type HostedHit,
  type MarkedFields,
  type MarkedValue,
} from './wire.ts';

/** Rewrites an answer so that its texts hold no markup but `<mark>`: DocSearch puts some of them into the page as they are. */
export function cleanAnswer(answer: HostedAnswer): HostedAnswer {
  return { ...answer, hits: answer.hits.map(cleanHit) };
}

function cleanHit(hit: HostedHit): HostedHit {
  const hierarchy = Object.fromEntries(
    hitLevels.map((level) => [level, cleanText(hit.hierarchy[level])]),
  ) as HostedHit['hierarchy'];
  return {
    ...hit,
    hierarchy,
    content: cleanText(hit.content),
    _highlightResult: cleanFields(hit._highlightResult),
    _snippetResult: cleanFields(hit._snippetResult),
  };
}

function cleanText(text: string | null | undefined): string | null {
  return typeof text === 'string' ? escapeMarkup(fromMarkup(text).text) : null;
}

function cleanFields(fields: MarkedFields | undefined): MarkedFields | undefined {
  if (!fields) return undefined;
  const levels = Object.entries(fields.hierarchy ?? {}).flatMap(([level, value]) =>
    value ? [[level, cleanValue(value)]] : [],
  );
  return {
    ...(fields.content ? { content: cleanValue(fields.content) } : {}),
    hierarchy: Object.fromEntries(levels) as MarkedFields['hierarchy'],
  };
}

function cleanValue({ value }: MarkedValue): MarkedValue {
  return { value: toMarkup(fromMarkup(String(value))) };
}
