/** Returns the figure with a step's task. */
export function figureOf(section: Element): HTMLElement | undefined {
  return section.querySelector<HTMLElement>('.example') ?? undefined;
}

/** Returns the command in a figure's example. */
export function phraseOf(figure: Element): string {
  return (figure.querySelector('.example-spoken')?.textContent ?? '').replace(/[“”]/g, '');
}

/** Returns the commands of all course steps up to this one. */
export function phrasesUpTo(section: Element): readonly string[] {
  const all = [...(section.parentElement?.querySelectorAll('.course-step') ?? [])];
  return all.slice(0, all.indexOf(section) + 1).flatMap((step) => {
    const figure = figureOf(step);
    return figure ? [phraseOf(figure)] : [];
  });
}

/** Returns the editor identifier of a figure's language. */
export function languageOf(figure: Element): string | undefined {
  const code = figure.querySelector('.example-before pre > code');
  return /(?:^| )language-(\S+)/.exec(code?.className ?? '')?.[1];
}
