import type { SiteConfig } from '#shared/config/site-config.ts';

/** A translation file for texts from the configuration. */
type TextFile = 'navbar' | 'footer' | 'docs';

/**
 * Returns the replacement for a text from the configuration, given its translation file and its key
 * there.
 */
type Say = (file: TextFile, key: string, text: string) => string;

/** Replaces the translatable texts of the navbar, the footer and the sidebar groups. */
export function mapConfigTexts(config: SiteConfig, say: Say): SiteConfig {
  const map = <Value>(file: TextFile, value: Value): Value =>
    mapStrings(value, (text, path) => {
      const key = text === '' ? undefined : keyOf(file, path, text);
      return key === undefined ? text : say(file, key, text);
    });
  return {
    ...config,
    navbar: map('navbar', config.navbar),
    footer: map('footer', config.footer),
    sidebar: { ...config.sidebar, groups: map('docs', config.sidebar.groups) },
  };
}

/**
 * Returns the key of a text in its translation file, as in Docusaurus; undefined for a string that
 * is not translated.
 */
function keyOf(file: TextFile, path: readonly string[], text: string): string | undefined {
  const [field, place] = [path.at(-1), path.join('.')];
  if (file === 'docs') return field === 'label' ? `sidebar.${path[0]}.category.${text}` : undefined;
  if (['title', 'copyright', 'logo.alt'].includes(place)) return place;
  if (field === 'label') return `${file === 'footer' ? 'link.item' : 'item'}.label.${text}`;
  return field === 'title' && file === 'footer' ? `link.title.${text}` : undefined;
}

/** Copies a value, replacing its strings; `change` receives each string with its path. */
export function mapStrings<Value>(
  value: Value,
  change: (text: string, path: readonly string[]) => string,
  path: readonly string[] = [],
): Value {
  const inner = (field: unknown, name: number | string): unknown =>
    mapStrings(field, change, [...path, String(name)]);
  if (typeof value === 'string') return change(value, path) as Value;
  if (Array.isArray(value)) return value.map(inner) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, inner(field, name)]);
  return Object.fromEntries(fields) as Value;
}
