import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { listFiles } from '#node/base/files/list-files.ts';

const src = path.resolve(import.meta.dirname, '../../..');

/** Reads all interface texts from the modules in `src`, keyed by message id. */
export function readMessages(): ReadonlyMap<string, Message> {
  const messages = ['client', 'engine', 'shared', 'node'].flatMap((name) => {
    const folder = path.join(src, name);
    return listFiles(folder)
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing\//.test(file))
      .sort()
      .flatMap((file) => collectMessages(file, readFileSync(path.join(folder, file), 'utf8')));
  });
  return new Map(messages.map((message) => [message.key, message]));
}

/** An interface text found in the code. */
export interface Message {
  /** Message id, which is the key of its translation in a catalogue. */
  readonly key: string;
  /** English text, for languages whose catalogue lacks a translation. */
  readonly message: string;
}

/**
 * Collects the ids and English texts that a module passes to `translate`, `new EngineError` and
 * `<Translate>`.
 */
export function collectMessages(file: string, text: string): readonly Message[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const messages: Message[] = [];
  const visit = (node: ts.Node): void => {
    const found =
      ts.isCallExpression(node) || ts.isNewExpression(node)
        ? fromCall(node)
        : ts.isJsxElement(node)
          ? fromElement(node)
          : undefined;
    if (found) messages.push(found);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return messages;
}

function fromCall(call: ts.CallExpression | ts.NewExpression): Message | undefined {
  if (!/^EngineError$|\btranslate(?:With\(.*\))?$/s.test(call.expression.getText()))
    return undefined;
  const [key, message] = (call.arguments ?? []).map(literalText);
  return key === undefined || message === undefined ? undefined : { key, message };
}

function fromElement({ openingElement, children }: ts.JsxElement): Message | undefined {
  if (openingElement.tagName.getText() !== 'Translate') return undefined;
  const id = openingElement.attributes.properties.find((one) => one.name?.getText() === 'id');
  const key =
    id && ts.isJsxAttribute(id) && id.initializer ? literalText(id.initializer) : undefined;
  return key === undefined ? undefined : { key, message: children.map(childText).join('') };
}

function childText(child: ts.JsxChild): string {
  // JSX collapses a line break and the indentation around it.
  if (ts.isJsxText(child)) return child.text.replace(/\s*\n\s*/g, ' ').trim();
  return ts.isJsxExpression(child) && child.expression ? (literalText(child.expression) ?? '') : '';
}

function literalText(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.PlusToken)
    return undefined;
  const [left, right] = [node.left, node.right].map(literalText);
  return left === undefined || right === undefined ? undefined : left + right;
}
