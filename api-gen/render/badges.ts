import { escapeText } from '../markdown/escape.ts';

/** Returns a modifier tag in words: `eventProperty` is "event property". */
export function badgeWords(tag: string): string {
  return tag.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** Renders a declaration's modifier tags as words, `internal` or `beta`; nothing if it has none. */
export function renderBadges(badges: readonly string[]): string {
  const words = badges.map((badge) => `<strong>${escapeText(badgeWords(badge))}</strong>`);
  return words.length === 0 ? '' : `<div class="api-badges">${words.join(' ')}</div>`;
}
