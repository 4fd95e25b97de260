import type { Node, QueryMatch } from 'web-tree-sitter';
import { itemDelimiters, itemDomain, itemFrom, type ListItem, nodeRange } from './list-item.ts';
import type { ScopeRule } from './scope-rule.ts';
import type { SyntaxScope } from './syntax-trees.ts';

/** A match of a rule's query. */
export interface RuleMatch {
  readonly rule: ScopeRule;
  readonly match: QueryMatch;
}

/** Returns the scopes of matches in document order; for each domain, the first match wins. */
export function findScopes(matches: readonly RuleMatch[]): readonly SyntaxScope[] {
  const found = new Map<string, readonly SyntaxScope[]>();
  for (const { rule, match } of matches) {
    const scopes = scopesOfMatch(match, rule);
    const domain = scopes[0] && `${scopes[0].domain.start}-${scopes[0].domain.end}`;
    if (domain !== undefined && !found.has(domain)) found.set(domain, scopes);
  }
  return [...found.values()].flat().sort((one, other) => compareRanges(one, other));
}

function compareRanges({ content: one }: SyntaxScope, { content: other }: SyntaxScope): number {
  return one.start - other.start || other.end - one.end;
}

function scopesOfMatch(match: QueryMatch, rule: ScopeRule): readonly SyntaxScope[] {
  const captured = (name: string) =>
    match.captures.filter((capture) => capture.name === name).map((capture) => capture.node);
  const contents = captured('content');
  if (rule.isListItem) return contents.flatMap((content) => itemScope(itemFrom(content)));
  const end = captured('end').at(-1);
  const [domain] = captured('domain');
  return contents.map((content) => buildScope({ rule, content, end, domain }));
}

function itemScope(item: ListItem | undefined): readonly SyntaxScope[] {
  if (!item) return [];
  const { first, last } = item;
  return [
    {
      content: { start: first.startIndex, end: last.endIndex },
      domain: itemDomain(item),
      iteration: nodeRange(first.parent ?? first),
      ...itemDelimiters(item),
    },
  ];
}

interface ScopeNodes {
  readonly rule: ScopeRule;
  readonly content: Node;
  readonly end: Node | undefined;
  readonly domain: Node | undefined;
}

function buildScope({ rule, content, end, domain }: ScopeNodes): SyntaxScope {
  const first = outermost(content, rule.within ?? []);
  const last = end ?? throughToken(first, rule.through);
  const range = { start: first.startIndex, end: last.endIndex };
  return {
    content: range,
    domain: domain ? nodeRange(domain) : range,
    iteration: nodeRange((domain ?? first).parent ?? domain ?? first),
    interior: rule.hasInterior ? interiorOf(first) : undefined,
    ...delimitersOf(rule, content),
  };
}

/** Returns the node, or the highest of its consecutive ancestors of these types. */
function outermost(node: Node, types: readonly string[]): Node {
  return node.parent && types.includes(node.parent.type) ? outermost(node.parent, types) : node;
}

function throughToken(node: Node, token: string | undefined): Node {
  return node.nextSibling && node.nextSibling.type === token ? node.nextSibling : node;
}

function interiorOf({ firstNamedChild: first, lastNamedChild: last }: Node) {
  if (!first || !last || first.equals(last)) return undefined;
  return { start: first.endIndex, end: last.startIndex };
}

function delimitersOf(rule: ScopeRule, content: Node) {
  if (rule.delimiter === 'leading') return leadingDelimiter(content);
  return rule.delimiter === 'trailing' ? trailingDelimiter(content) : {};
}

/**
 * Returns the range from the end of the previous node, excluding a token such as "=", to the node.
 */
function leadingDelimiter(node: Node): Pick<SyntaxScope, 'leading'> {
  const sibling = node.previousSibling;
  if (!sibling) return {};
  const start = sibling.isNamed
    ? sibling.endIndex
    : (sibling.previousSibling?.endIndex ?? sibling.startIndex);
  return { leading: { start, end: node.startIndex } };
}

/** Returns the range from the node to the start of the next node, excluding a token such as ":". */
function trailingDelimiter(node: Node): Pick<SyntaxScope, 'trailing'> {
  const sibling = node.nextSibling;
  if (!sibling) return {};
  const end = sibling.isNamed
    ? sibling.startIndex
    : (sibling.nextSibling?.startIndex ?? sibling.endIndex);
  return { trailing: { start: node.endIndex, end } };
}
