/** One tab of a group, as written by the author. */
export interface TabOption {
  readonly value: string;
  /** Default: the value. */
  readonly label?: string;
  /** Whether this is the initial tab. */
  readonly default?: boolean;
}

/**
 * Returns the initial tab's value: the explicit default, or else the marked tab, or else the first;
 * null if no tab is selected. Throws if no tab has the default value.
 */
export function defaultTab(
  options: readonly TabOption[],
  defaultValue: string | null | undefined,
): string | null {
  if (defaultValue === undefined)
    return (options.find((option) => option.default) ?? options[0])?.value ?? null;
  if (defaultValue === null || hasTab(options, defaultValue)) return defaultValue;
  throw new Error(
    `<Tabs> has the default value "${defaultValue}", but its tabs are ${listValues(options)}. Use one of these, or null for none.`,
  );
}

/** Whether a group has a tab with this value. */
export function hasTab(options: readonly TabOption[], value: string | null): value is string {
  return options.some((option) => option.value === value);
}

/** Throws if a group is empty or two of its tabs have the same value. */
export function assertTabs(options: readonly TabOption[]): void {
  if (options.length === 0) throw new Error('<Tabs> needs at least one <TabItem>.');
  const repeated = options.find(
    ({ value }, index) => options.findIndex((other) => other.value === value) !== index,
  );
  if (repeated)
    throw new Error(
      `<Tabs> has two tabs with the value "${repeated.value}". Values must be unique within a group.`,
    );
}

function listValues(options: readonly TabOption[]) {
  return options.map(({ value }) => `"${value}"`).join(', ');
}
