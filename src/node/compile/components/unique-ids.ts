import type { Root } from 'hast';
import type {} from 'remark-mdx';
import { find, html } from 'property-information';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { safeDecode } from '#shared/paths/base-path.ts';
import { contextOf } from '../context/compile-context.ts';
import { moduleOf } from './id-plan.ts';
import { parseStatements } from './page-values.ts';

/**
 * Records a file's ids. If the file has a plan, renames its ids and the references to them, and
 * imports its partials' renamed copies.
 */
export function rehypeUniqueIds() {
  return (tree: Root, file: VFile) => {
    const { result, idPlan } = contextOf(file);
    const renamed = new Map(Object.entries(idPlan?.renamed ?? {}));
    const replace: Replace = (id, isTarget) => {
      if (isTarget) result.usedIds.push(id);
      return renamed.get(id) ?? id;
    };
    visit(tree, (node) => {
      if (node.type === 'element')
        for (const [name, value] of Object.entries(node.properties)) {
          const replaceIn = <Value>(item: Value) => replaceValue(node.tagName, name, item, replace);
          node.properties[name] = Array.isArray(value) ? value.map(replaceIn) : replaceIn(value);
        }
      if ('attributes' in node)
        for (const attribute of node.attributes)
          if (attribute.type === 'mdxJsxAttribute') {
            const { name, value } = attribute;
            attribute.value = replaceValue(node.name ?? '', name, value, replace);
          }
    });
    result.headings = result.headings.map(({ id, ...rest }) => ({
      ...rest,
      id: renamed.get(id) ?? id,
    }));
    const copies = result.imports
      .filter((imported) => imported.idPlan)
      .map((copy) => `import ${copy.name} from ${JSON.stringify(moduleOf(copy))};`);
    if (copies.length === 0) return;
    const estree = parseStatements(copies.join('\n'));
    tree.children.unshift({ type: 'mdxjsEsm', value: '', data: { estree } });
  };
}

/**
 * Returns the id to use; `isTarget` distinguishes an element's own id from a reference to an id.
 */
type Replace = (id: string, isTarget: boolean) => string;

/** Matches the names of properties whose values refer to ids. */
const references =
  /^(?:htmlFor|headers|list|form|popoverTarget|aria(?:Controls|DescribedBy|Details|FlowTo|LabelledBy|Owns))$/;

function replaceValue<Value>(
  element: string,
  name: string,
  value: Value,
  replace: Replace,
): Value | string {
  if (typeof value !== 'string') return value;
  const { property } = find(html, name);
  // On any other component, an id may be anything, such as a video's id.
  if (property === 'id' && /^(?:[a-z]|Details$|Heading$)/.test(element))
    return replace(value, true);
  if (property === 'name' && element === 'a') return replace(value, true);
  if (references.test(property)) return value.replace(/\S+/g, (id) => replace(id, false));
  if (!/^(?:href|to)$/.test(property) || !value.startsWith('#')) return value;
  const id = safeDecode(value.slice(1));
  const free = replace(id, false);
  return free === id ? value : `#${free}`;
}
