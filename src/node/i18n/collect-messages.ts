import ts from 'typescript';

/** An interface text in the code. */
export interface Message {
  /** Its id, or the text itself if it has none. */
  readonly key: string;
  /** The English text. */
  readonly message: string;
  /** A note for translators. */
  readonly description?: string;
}

/**
 * Collects the texts that a module shows: arguments of `translate` and the like (`{ id, message
 * }`), and `<Translate>`.
 */
export function collectMessages(file: string, text: string): readonly Message[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const messages: Message[] = [];
  const visit = (node: ts.Node): void => {
    const found = ts.isObjectLiteralExpression(node)
      ? fromObject(node)
      : ts.isJsxElement(node)
        ? fromElement(node)
        : undefined;
    if (found) messages.push(found);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return messages;
}

function fromObject(node: ts.ObjectLiteralExpression): Message | undefined {
  const field = (name: string): string | undefined => {
    const property = node.properties.find((candidate) => candidate.name?.getText() === name);
    return property && ts.isPropertyAssignment(property)
      ? literalText(property.initializer)
      : undefined;
  };
  const message = field('message');
  const id = field('id');
  // The build's problems have messages too, but neither ids nor translations.
  if (message === undefined || (id === undefined && !isTranslated(node))) return undefined;
  return toMessage({ id, message, description: field('description') });
}

function isTranslated({ parent }: ts.Node): boolean {
  return ts.isCallExpression(parent) && parent.expression.getText() === 'translate';
}

function fromElement({ openingElement, children }: ts.JsxElement): Message | undefined {
  if (openingElement.tagName.getText() !== 'Translate') return undefined;
  const attribute = (name: string): string | undefined => {
    const found = openingElement.attributes.properties.find(
      (candidate) => ts.isJsxAttribute(candidate) && candidate.name.getText() === name,
    );
    return found && ts.isJsxAttribute(found) && found.initializer
      ? literalText(found.initializer)
      : undefined;
  };
  return toMessage({
    id: attribute('id'),
    message: children.map(childText).join(''),
    description: attribute('description'),
  });
}

interface Fields {
  readonly id: string | undefined;
  readonly message: string;
  readonly description: string | undefined;
}

function toMessage({ id, message, description }: Fields): Message {
  return { key: id ?? message, message, description };
}

function childText(child: ts.JsxChild): string {
  // JSX collapses a line break and the indentation around it.
  if (ts.isJsxText(child)) return child.text.replace(/\s*\n\s*/g, ' ').trim();
  return ts.isJsxExpression(child) && child.expression ? (literalText(child.expression) ?? '') : '';
}

function literalText(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken
    ? joined(literalText(node.left), literalText(node.right))
    : undefined;
}

function joined(left: string | undefined, right: string | undefined): string | undefined {
  return left === undefined || right === undefined ? undefined : left + right;
}
