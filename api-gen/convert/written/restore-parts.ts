import {
  RestType,
  TypeScript as ts,
  type Context,
  type DeclarationReflection,
  type ReferenceType,
  type SomeType,
} from 'typedoc';
import { partsOf } from './parts-of-type.ts';
import { isRenamed } from './says-more.ts';

/** Restores the parts that TypeDoc dropped when it converted the node `written` to a type. */
export function restoreParts(context: Context, type: SomeType, written: ts.Node): void {
  const node = withoutBrackets(written);
  if (type.type === 'namedTupleMember' && ts.isNamedTupleMember(node) && node.dotDotDotToken)
    type.element = new RestType(type.element);
  if (type.type === 'reference' && ts.isImportTypeNode(node)) restoreImport(context, type, node);
  if (type.type === 'reference' && ts.isTypeReferenceNode(node) && isRenamed(node, context.checker))
    type.name = node.typeName.getText();
  if (type.type === 'reflection' && ts.isTypeLiteralNode(node))
    restoreIndex(context, type.declaration, node);
  if (type.type === 'reflection' && ts.isConstructorTypeNode(node))
    restoreConstructor(context, type.declaration, node);
  if (type.type === 'query' && ts.isTypeQueryNode(node))
    addArguments(context, type.queryType, node.typeArguments);
  const types = partsOf(type.type === 'query' ? type.queryType : type);
  const nodes = partNodes(node);
  if (types.length !== nodes.length) return;
  for (const [index, part] of nodes.entries()) {
    const inner = types[index];
    if (inner)
      restoreParts(
        context,
        inner.type === 'rest' && !ts.isRestTypeNode(part) ? inner.elementType : inner,
        part,
      );
  }
}

function restoreImport(context: Context, type: ReferenceType, node: ts.ImportTypeNode): void {
  const from = `import(${node.argument.getText().replaceAll("'", '"')})`;
  const name = node.qualifier ? `${from}.${node.qualifier.getText()}` : from;
  if (node.isTypeOf) type.name = `typeof ${name}`;
  else if (type.name === 'default') type.name = name;
  addArguments(context, type, node.typeArguments);
}

/** Restores the parts of a constructor type, which TypeDoc converts separately. */
function restoreConstructor(
  context: Context,
  { signatures: [signature] = [] }: DeclarationReflection,
  { type, parameters }: ts.ConstructorTypeNode,
): void {
  if (signature?.type) restoreParts(context, signature.type, type);
  for (const [index, { type: written }] of parameters.entries()) {
    const converted = signature?.parameters?.[index]?.type;
    if (converted && written) restoreParts(context, converted, written);
  }
}

/**
 * Restores the value type of an index signature, which TypeDoc converts without its source node.
 */
function restoreIndex(
  context: Context,
  { indexSignatures = [] }: DeclarationReflection,
  { members }: ts.TypeLiteralNode,
): void {
  for (const [index, { type }] of members.filter(ts.isIndexSignatureDeclaration).entries()) {
    const signature = indexSignatures[index];
    if (signature) signature.type = context.converter.convertType(context, type);
  }
}

function addArguments(
  context: Context,
  type: ReferenceType,
  nodes: readonly ts.TypeNode[] | undefined,
): void {
  if (nodes && !type.typeArguments)
    type.typeArguments = nodes.map((node) => context.converter.convertType(context, node));
}

function withoutBrackets(node: ts.Node): ts.Node {
  return ts.isParenthesizedTypeNode(node) ? withoutBrackets(node.type) : node;
}

/** Returns the source nodes of a type's parts, in the order of `partsOf`. */
function partNodes(node: ts.Node): ts.TypeNode[] {
  const parts: ts.TypeNode[] = [];
  ts.forEachChild(node, (child) => {
    if (ts.isTypeParameterDeclaration(child) || ts.isTemplateLiteralTypeSpan(child))
      parts.push(...partNodes(child));
    else if (ts.isTypeNode(child) && !(ts.isImportTypeNode(node) && child === node.argument))
      parts.push(child);
  });
  return parts;
}
