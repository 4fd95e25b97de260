/** Returns the figure with a step's task. */
export function figureOf(section: Element | null | undefined): HTMLElement | undefined {
  return section?.querySelector<HTMLElement>('.example') ?? undefined;
}

/** Returns the command in a figure's example, or an empty string. */
export function phraseOf(figure: Element | undefined): string {
  const spoken = figure?.querySelector('.example-spoken');
  return spoken ? phraseIn(spoken) : '';
}

/**
 * Returns the commands of all course steps up to and including a step, and the words quoted in
 * their text.
 */
export function phrasesUpTo(section: Element): readonly string[] {
  const all = [...(section.parentElement?.querySelectorAll('.course-step') ?? [])];
  return all
    .slice(0, all.indexOf(section) + 1)
    .flatMap((step) => [...step.querySelectorAll('.spoken, .example-spoken')].map(phraseIn));
}

function phraseIn(element: Element) {
  return element.textContent.replace(/[“”]/g, '');
}

/** Returns the editor's language identifier for a figure's code. */
export function languageOf(figure: Element | undefined): string | undefined {
  const code = figure?.querySelector('.example-before pre > code');
  return /(?:^| )language-(\S+)/.exec(code?.className ?? '')?.[1];
}
