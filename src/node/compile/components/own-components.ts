import type { RootContent } from 'mdast';
import type {} from 'remark-mdx';
import { mdxComponentNames } from './mdx-components.ts';
import { clientModule } from '../context/client-module.ts';
import type { CompileContext } from '../context/compile-context.ts';
import type { ComponentPlace } from '../context/compile-sources.ts';
import { emptyComponent, reportBrokenImports } from './missing-imports.ts';
import type { PageCode } from './page-code.ts';
import { parseStatements } from './page-values.ts';

/**
 * Returns imports of the components that a page uses without importing them, so that its code
 * includes no others. Reports components that cannot be imported, and replaces them with empty
 * ones. If missing imports only cause warnings, does the same for components whose own imports
 * cannot be resolved.
 */
export function ownComponents(
  { elements, used, declared }: PageCode,
  context: CompileContext,
): readonly RootContent[] {
  const { globalComponents: others, mdxComponents, config } = context.settings;
  const names = new Set([...used, ...elements.map(({ name }) => name?.split('.', 1)[0] ?? '')]);
  const isWanted = (name: string) => names.has(name) && !declared.has(name);
  const wanted = [...others].filter(([name]) => isWanted(name));
  const given = wanted.map(([name, place]) => {
    const { file, fault } = place;
    if (!fault)
      return config.checks.imports === 'warn' && reportBrokenImports(file, context)
        ? emptyComponent(name)
        : importPlace(name, place);
    const severity = config.checks.imports === 'throw' ? 'error' : fault.severity;
    context.result.problems.push({ ...fault, severity });
    context.result.consulted.add(file);
    return emptyComponent(name);
  });
  const own = [...mdxComponentNames].filter((name) => isWanted(name) && !others.has(name));
  const isOther = (name: string) =>
    /^\p{Lu}/u.test(name) && isWanted(name) && !mdxComponentNames.has(name);
  if (mdxComponents !== undefined && [...names].some(isOther))
    context.result.consulted.add(mdxComponents);
  const lines = [
    ...(own.length > 0 ? [importOf(`{ ${own.join(', ')} }`, clientModule('components.ts'))] : []),
    ...given,
  ];
  return lines.length === 0
    ? []
    : [{ type: 'mdxjsEsm', value: '', data: { estree: parseStatements(lines.join('\n')) } }];
}

function importPlace(name: string, { file, exported, member }: ComponentPlace) {
  if (member === undefined)
    return importOf(exported === 'default' ? name : `{ ${exported} as ${name} }`, file);
  const object = `site_${name}`;
  return `${importOf(object, file)} const ${name} = ${object}.${member};`;
}

function importOf(what: string, file: string) {
  return `import ${what} from ${JSON.stringify(file)};`;
}
