import type { Literal, Node, Pattern, Program } from 'estree-jsx';
import { visit } from 'estree-util-visit';
import type { Nodes } from 'mdast';
import type { SourcePosition } from '#shared/problem.ts';
import type {} from 'remark-mdx';

/** An import in an MDX page: its specifier, and its position (one-based line and column). */
export interface PageImport {
  readonly source: string;
  /** Local name of the default import. */
  readonly name?: string;
  readonly position: Omit<SourcePosition, 'file'>;
}

type JsxElement = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

/** What an MDX page's code imports, declares and uses. */
export interface PageCode {
  /** JSX elements in the page's text. */
  readonly elements: JsxElement[];
  /** The page's imports of any kind: declarations, re-exports and `import()` calls. */
  readonly imports: PageImport[];
  /** Names that the page imports or defines. */
  readonly declared: Set<string>;
  /** Identifiers in the page's statements and expressions. */
  readonly named: Set<string>;
  /** JSX names in the page's statements and expressions. */
  readonly used: Set<string>;
  /** Positions of expressions that await a promise, which pages cannot show. */
  readonly awaits: PageImport['position'][];
}

/** Creates an empty result for a page that has not been read yet. */
export function createPageCode(): PageCode {
  return {
    elements: [],
    imports: [],
    declared: new Set(),
    named: new Set(),
    used: new Set(),
    awaits: [],
  };
}

/** A node that is code or has code in its attributes. */
export type CodeNode =
  | JsxElement
  | Extract<Nodes, { type: 'mdxFlowExpression' | 'mdxTextExpression' | 'mdxjsEsm' }>;

/** Records the imports, elements and names in a node. */
export function readCode(node: CodeNode, code: PageCode): void {
  if ('attributes' in node) code.elements.push(node);
  for (const program of programsOf(node))
    visit(program, (part, _key, _index, ancestors) => {
      const source = sourceOf(part);
      if (typeof source?.value === 'string')
        code.imports.push({
          source: source.value,
          name: defaultName(part),
          position: startOf(source),
        });
      for (const name of namesOf(part)) code.declared.add(name);
      if (part.type === 'Identifier') code.named.add(part.name);
      if (part.type === 'JSXIdentifier') code.used.add(part.name);
      const isAwait = part.type === 'AwaitExpression' && node.type !== 'mdxjsEsm';
      if (isAwait && !ancestors.some(({ type }) => /Function/.test(type)))
        code.awaits.push(startOf(part));
    });
}

function programsOf(node: CodeNode): readonly Program[] {
  const holders =
    'attributes' in node
      ? node.attributes.map((attribute) =>
          attribute.type === 'mdxJsxAttribute' ? attribute.value : attribute,
        )
      : [node];
  return holders.flatMap((holder) => {
    const estree = typeof holder === 'object' ? holder?.data?.estree : undefined;
    return estree ? [estree] : [];
  });
}

function startOf({ loc }: Node) {
  const { line = 1, column = 0 } = loc?.start ?? {};
  return { line, column: column + 1 };
}

/** Returns the specifier of an import, re-export or `import()` call; undefined if there is none. */
function sourceOf(node: Node): Literal | undefined {
  const source = 'source' in node ? node.source : undefined;
  return source?.type === 'Literal' ? source : undefined;
}

function defaultName(node: Node) {
  if (node.type !== 'ImportDeclaration') return undefined;
  return node.specifiers.find(({ type }) => type === 'ImportDefaultSpecifier')?.local.name;
}

/** Returns the names that a node declares. */
function namesOf(node: Node): readonly string[] {
  switch (node.type) {
    case 'VariableDeclarator':
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return node.id ? patternNames(node.id) : [];
    case 'ImportSpecifier':
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier':
      return [node.local.name];
    default:
      return [];
  }
}

/** Returns the names in a pattern: `A`, or `{ A, B }`. */
function patternNames(pattern: Pattern): readonly string[] {
  if (pattern.type === 'Identifier') return [pattern.name];
  if (pattern.type !== 'ObjectPattern') return [];
  return pattern.properties.flatMap((property) =>
    property.type === 'Property' && property.value.type === 'Identifier'
      ? [property.value.name]
      : [],
  );
}
