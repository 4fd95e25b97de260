/** Returns the figure that contains a step's task; undefined if there is none. */
export function figureOf(section: Element | null | undefined): HTMLElement | undefined {
  return section?.querySelector<HTMLElement>('.example') ?? undefined;
}

/** Returns the command in a figure's example; an empty string if there is none. */
export function phraseOf(figure: Element | undefined): string {
  const spoken = figure?.querySelector('.example-spoken');
  return spoken ? phraseIn(spoken) : '';
}

/**
 * Returns the commands of all course steps up to and including a step, and the spoken forms quoted
 * in their text.
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

/** Returns the VS Code language identifier of a figure's code. */
export function languageOf(figure: Element | undefined): string | undefined {
  const code = figure?.querySelector('.example-before pre > code');
  return /(?:^| )language-(\S+)/.exec(code?.className ?? '')?.[1];
}
