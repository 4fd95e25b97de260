import { codeSpan, escapeText } from '../markdown/escape.ts';
import type { SpokenReference } from '../model/api-page.ts';

/** Renders how to say the described action, with a link to the guide for each way. */
export function renderSpoken(spoken: readonly SpokenReference[]): string {
  if (spoken.length === 0) return '';
  const forms = spoken.filter((form) => form.kind === 'form');
  const groups = spoken
    .filter((form) => form.kind === 'group')
    .map(({ text, href }) => `[${escapeText(text)}](<${href}>)`);
  const phrases = forms.map((form) => quotedPhrase(form.text));
  const guides = [
    ...new Map(
      forms.map(
        ({ text, href }) => [href, `[${escapeText(text)} in the guide](<${href}>)`] as const,
      ),
    ).values(),
  ];
  return [
    phrases.length > 0 ? `Spoken as ${phrases.join(' or ')}: ${guides.join(', ')}.` : '',
    groups.length > 0 ? `Reached by saying any of ${groups.join(', ')}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Renders a phrase as quoted code, which the site turns into a speech chip. */
function quotedPhrase(phrase: string): string {
  return /^[\p{L}\p{N} .'-]+$/u.test(phrase) ? `\`"${phrase}"\`` : codeSpan(phrase);
}
