import type { SearchGroup } from '#shared/search/search-shard.ts';
import { weights } from './query/weights.ts';
import { toName, withoutGenerics, type SearchDocument } from './search-documents.ts';

/** A name alone or qualified: `Target`, `Target.contentRange`, `Target#getRemovalRange()`. */
const namePattern = /^[\w$]+(?:(?:\.|#|::|\/)[\w$[\]]+)*(?:\(\))?$/;

/** Creates an empty index that finds declarations by exact name and by tag. */
export function createDeclaredNames() {
  const byName = new Map<string, SearchDocument[]>();
  const byMark = new Map<string, SearchDocument[]>();
  const headings = new Set<string>();

  function find(parts: readonly string[]) {
    const name = parts.at(-1) ?? '';
    return (byName.get(toName(name)) ?? []).filter(
      (document) => lastName(document) === name && isIn(document, parts.slice(0, -1)),
    );
  }

  function named(parts: readonly string[]) {
    const found = find(parts);
    // If a module and a class in it share the qualifying name, the class's member wins.
    const owner = parts.slice(0, -1).join('.');
    const own = found.filter(
      ({ level, titles }) => level > 1 && withoutGenerics(titles[0] ?? '') === owner,
    );
    if (own.length > 0) return own;
    // An inherited member may be described only on another page, to which the class links.
    return found.length > 0
      ? found
      : find(parts.slice(0, -1)).filter(({ kind }) => kind === 'Class' || kind === 'Interface');
  }

  return {
    add(document: SearchDocument) {
      if (document.group !== 'api') {
        for (const stem of document.headingStems) headings.add(stem);
        return;
      }
      push(byName, toName(lastName(document)), document);
      for (const mark of document.marks) push(byMark, mark, document);
    },
    /**
     * Returns score bonuses for the declarations that a query names or whose tag it equals. Words
     * that may be ordinary count only if `current`, the page's group, is "contributor" or "api".
     */
    gains(query: string, current?: SearchGroup) {
      const isContributor = current === 'api' || current === 'contributor';
      const isName = (document: SearchDocument) =>
        isContributor ||
        parts.length > 1 ||
        isTypeIn(document, query) ||
        // A camelCase word can only be a name: `hatTokenMap`.
        /\p{Ll}\p{Lu}/u.test(query);
      const parts = namePattern.test(query) ? query.replace(/\(\)$/, '').split(/\.|#|::|\//) : [];
      const word = query.toLowerCase();
      const isMark = word !== 'override' && (isContributor || !headings.has(word));
      const marked = isMark ? (byMark.get(word) ?? []) : [];
      return [
        ...marked.map((document) => [document, weights.declared] as const),
        ...named(parts)
          .filter(isName)
          .map((document) => [document, weights.declared * declaredFactor(document)] as const),
      ];
    },
  };
}

/**
 * Returns a factor by which declarations of the same name are ranked: pages first, then members
 * (often overridden ones above others), then modules, and overrides last.
 */
export function declaredFactor({ marks, overriders, level, kind }: SearchDocument): number {
  const { override, overridden, page, module } = weights.name;
  if (marks.includes('override')) return override;
  if (level > 1) return 1 + overridden * Math.min(1, overriders / 20);
  return kind === 'Module' ? module : page;
}

/**
 * Tests whether the query is capitalized and the declaration may be a type, because it has its own
 * page or is on the page of a module or namespace: `Range` names a type, but "range" is an ordinary
 * word.
 */
function isTypeIn({ level, kind }: SearchDocument, query: string) {
  return /^\p{Lu}/u.test(query) && (level === 1 || kind === 'Module' || kind === 'Namespace');
}

/**
 * Tests whether a declaration is inside the given owners: its module, namespaces, and class,
 * outermost first.
 */
function isIn({ url, titles }: SearchDocument, owners: readonly string[]) {
  if (owners.length === 0) return true;
  const file = /([^/]*)\/(?:#.*)?$/.exec(url)?.[1] ?? '';
  const around = [...file.split(/[._]/), withoutGenerics(titles[0] ?? '')].join('.');
  return `.${around}.`.includes(`.${owners.join('.').replaceAll('_', '.')}.`);
}

function lastName({ heading }: SearchDocument) {
  return withoutGenerics(heading).split('.').at(-1) ?? '';
}

function push<Value>(lists: Map<string, Value[]>, key: string, value: Value) {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
