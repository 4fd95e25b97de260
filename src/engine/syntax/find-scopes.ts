import type { Node, QueryMatch } from 'web-tree-sitter';
import type { Range } from '#shared/text/range.ts';
import type { ScopeRule } from './scope-rule.ts';
import type { SyntaxScope } from './syntax-trees.ts';

/** A match of a rule's query. */
export interface RuleMatch {
  readonly rule: ScopeRule;
  readonly match: QueryMatch;
}

/** Returns the matches' scopes in document order; for each domain, the first match wins. */
export function findScopes(matches: readonly RuleMatch[]): readonly SyntaxScope[] {
  const found = new Map<string, readonly SyntaxScope[]>();
  for (const { rule, match } of matches) {
    const scopes = scopesOfMatch(match, rule);
    const domain = scopes[0] && `${scopes[0].domain.start}-${scopes[0].domain.end}`;
    if (domain !== undefined && !found.has(domain)) found.set(domain, scopes);
  }
  return [...found.values()]
    .flat()
    .sort(({ content: one }, { content: other }) => one.start - other.start || other.end - one.end);
}

function scopesOfMatch(match: QueryMatch, rule: ScopeRule): readonly SyntaxScope[] {
  const captured = (name: string) =>
    match.captures.filter((capture) => capture.name === name).map((capture) => capture.node);
  const contents = captured('content');
  if (rule.isListItem) return contents.flatMap((content) => itemScope(itemFrom(content)));
  const end = captured('end').at(-1);
  const [domain] = captured('domain');
  return contents.map((content) => buildScope(rule, content, end, domain));
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

function buildScope(rule: ScopeRule, content: Node, end?: Node, domain?: Node): SyntaxScope {
  const first = outermost(content, rule.within ?? []);
  const last = end ?? throughToken(first, rule.through);
  const range = { start: first.startIndex, end: last.endIndex };
  return {
    content: range,
    domain: domain ? nodeRange(domain) : range,
    iteration: nodeRange((domain ?? first).parent ?? domain ?? first),
    interior: rule.hasInterior ? interiorOf(first) : undefined,
    ...(rule.delimiter && { [rule.delimiter]: delimiterOf(content, rule.delimiter) }),
  };
}

/** Returns the node, or the highest of its consecutive ancestors of these types. */
function outermost(node: Node, types: readonly string[]): Node {
  return node.parent && types.includes(node.parent.type) ? outermost(node.parent, types) : node;
}

function throughToken(node: Node, token: string | undefined) {
  return node.nextSibling && node.nextSibling.type === token ? node.nextSibling : node;
}

function interiorOf({ firstNamedChild: first, lastNamedChild: last }: Node) {
  if (!first || !last || first.equals(last)) return undefined;
  return { start: first.endIndex, end: last.startIndex };
}

/**
 * Returns the range between a node and the next one on the given side, including a token such as
 * "=" or ":" between them.
 */
function delimiterOf(node: Node, side: 'leading' | 'trailing') {
  const step = (from: Node) => (side === 'leading' ? from.previousSibling : from.nextSibling);
  const token = step(node);
  if (!token) return undefined;
  const next = token.isNamed ? token : step(token);
  return side === 'leading'
    ? { start: next?.endIndex ?? token.startIndex, end: node.startIndex }
    : { start: node.endIndex, end: next?.startIndex ?? token.endIndex };
}

const brackets = ['(', ')', '[', ']', '{', '}', '<', '>'];

/**
 * A list item: usually one node, but in CSS sometimes several words in a row, such as `red 50px`.
 */
interface ListItem {
  readonly first: Node;
  readonly last: Node;
}

/** Returns the item that starts at a node; undefined for a comment or a later word of an item. */
function itemFrom(node: Node): ListItem | undefined {
  const { previousSibling } = node;
  if (node.isExtra || (previousSibling && isWord(previousSibling))) return undefined;
  let last = node;
  while (last.nextSibling && isWord(last.nextSibling)) last = last.nextSibling;
  return { first: node, last };
}

function isWord(node: Node) {
  return node.isNamed && !node.isExtra && !node.isError;
}

/**
 * Returns an item's domain: from the preceding bracket or comma to the following comma, or past the
 * closing bracket.
 */
function itemDomain({ first, last }: ListItem) {
  const before = first.previousSibling;
  const after = last.nextSibling;
  return {
    start: before && isSeparator(before) ? before.startIndex : first.startIndex,
    end: after && isSeparator(after) ? endOfSeparator(after) : last.endIndex,
  };
}

/** Returns an item's delimiters on both sides, if any. */
function itemDelimiters({ first, last }: ListItem): Pick<SyntaxScope, 'leading' | 'trailing'> {
  const before = neighbor(first, (node) => node.previousSibling);
  const after = neighbor(last, (node) => node.nextSibling);
  return {
    leading: before && { start: before.endIndex, end: first.startIndex },
    trailing: after && { start: last.endIndex, end: after.startIndex },
  };
}

function isSeparator({ type }: Node) {
  return type === ',' || brackets.includes(type);
}

/**
 * Returns where an item's domain ends, given the separator after it. A comma belongs to the next
 * item; a trailing comma and the closing bracket belong to this one.
 */
function endOfSeparator(node: Node) {
  if (node.type === ',' && node.nextNamedSibling) return node.startIndex;
  return node.parent?.endIndex ?? node.endIndex;
}

function neighbor(item: Node, step: (node: Node) => Node | null) {
  let node = step(item);
  while (node && isSeparator(node)) node = step(node);
  return node ?? undefined;
}

/** Returns a node's range in the text, in UTF-16 code units. */
export function nodeRange(node: Node): Range {
  return { start: node.startIndex, end: node.endIndex };
}
