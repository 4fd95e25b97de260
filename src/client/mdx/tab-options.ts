/** One tab of a group. */
export interface TabOption {
  readonly value: string;
  readonly label: string;
  /** The author flagged it as the one to begin with. */
  readonly isDefault: boolean;
}

/** What the author says about a group. */
export interface TabGroupOptions {
  readonly options: readonly TabOption[];
  /** Value to begin with; null for none; left out for the flagged or first tab. */
  readonly defaultValue?: string | null;
}

/** The tab to begin with: the explicit default, else the flagged one, else the first; null for none. Throws for a default that no tab has. */
export function defaultTab({ options, defaultValue }: TabGroupOptions): string | null {
  if (defaultValue === undefined)
    return (options.find(({ isDefault }) => isDefault) ?? options[0])?.value ?? null;
  if (defaultValue === null || hasTab(options, defaultValue)) return defaultValue;
  throw new Error(
    `<Tabs> has the default value "${defaultValue}", but its tabs are ${listValues(options)}. Use one of these, or null for none.`,
  );
}

/** Whether a group has a tab with this value. */
export function hasTab(options: readonly TabOption[], value: string | null): value is string {
  return options.some((option) => option.value === value);
}

/** Throws when a group is empty or two of its tabs have the same value. */
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

function listValues(options: readonly TabOption[]): string {
  return options.map(({ value }) => `"${value}"`).join(', ');
}
