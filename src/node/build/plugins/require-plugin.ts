import type { CallExpression, Node, Program } from 'estree-jsx';
import { visit } from 'estree-util-visit';
import type { Plugin } from 'vite';
import { authoredTest, type SiteOptions } from '#node/compile/model/site-options.ts';

/**
 * Turns `require('./file')` in authors' code into imports, because browsers do not support
 * `require`.
 */
export function requirePlugin(options: SiteOptions): Plugin {
  const isAuthored = authoredTest(options);
  return {
    name: 'docs:require',
    transform: {
      filter: { id: /\.(?:mdx?|[jt]sx?)(?:\?.*)?$/, code: /\brequire\s*\(/ },
      handler(code, id) {
        if (!isAuthored(id.split('?', 1)[0] ?? '')) return undefined;
        const rewritten = withoutRequire(code, this.parse(code) as unknown as Program);
        return rewritten === code ? undefined : { code: rewritten, map: null };
      },
    },
  };
}

/** A call expression with its offsets in the code. */
type Call = CallExpression & { readonly start: number; readonly end: number };

/**
 * Replaces `require` calls with imported names. The imports are appended to the code, so that line
 * numbers stay the same. Leaves a module unchanged if it defines `require` or uses `module.exports`
 * or `exports.…`.
 */
export function withoutRequire(code: string, program: Program): string {
  if (/\bmodule\.exports\b|\bexports\.\w+\s*=(?!=)/.test(code)) return code;
  const calls: Call[] = [];
  let isDefined = false;
  visit(program, (node, key, _index, ancestors) => {
    if (sourceOf(node) !== undefined) calls.push(node as Call);
    if (node.type === 'Identifier' && node.name === 'require')
      isDefined ||= key !== 'callee' && ancestors.at(-1)?.type !== 'MemberExpression';
  });
  if (isDefined || calls.length === 0) return code;
  const sources = [...new Set(calls.map(sourceOf))];
  const nameOf = (call: Node) => `_required${sources.indexOf(sourceOf(call))}`;
  const imports = sources.map((source = '', index) => {
    const names = /\.json$/.test(source) ? '' : '* as ';
    return `import ${names}_required${index} from ${JSON.stringify(source)};`;
  });
  const replaced = calls
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, call) => text.slice(0, call.start) + nameOf(call) + text.slice(call.end), code);
  return [replaced, ...imports].join('\n');
}

/** Returns the file that a `require` call names; undefined for other nodes and for packages. */
function sourceOf(node: Node) {
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return undefined;
  const [source] = node.arguments;
  const isFile =
    node.callee.name === 'require' &&
    source?.type === 'Literal' &&
    typeof source.value === 'string' &&
    /^(?:\.{0,2}\/|@site\/|-?!)/.test(source.value);
  return isFile ? String(source.value) : undefined;
}
