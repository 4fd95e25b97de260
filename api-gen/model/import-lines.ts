import type { ApiProject } from './declaration.ts';
import type { PageDeclaration } from './slugs.ts';

/**
 * Words that cannot be variable names in a module: ECMA-262, 12.7.2 (Keywords and Reserved Words),
 * and `undefined`, which TypeScript rejects.
 */
const reservedWords: ReadonlySet<string> = new Set(
  `arguments await break case catch class const continue debugger default delete do else enum eval
  export extends false finally for function if implements import in instanceof interface let new
  null package private protected public return static super switch this throw true try typeof
  undefined var void while with yield`.split(/\s+/),
);

/**
 * Returns the statements that import a page's declaration, or the outermost namespace that contains
 * it: one from each package that exports it. The package that documents it comes first.
 */
export function importLines(
  { declaration, module, category, names }: PageDeclaration,
  { packages, exports }: Pick<ApiProject, 'packages' | 'exports'>,
): string[] {
  const outermost = module.children.find(({ name }) => name === names[0])?.id ?? declaration.id;
  const own = module.position?.file;
  const isInterface = category === 'interfaces' && names.length === 1;
  const lines = packages
    .toSorted((a, b) => Number(b.file === own) - Number(a.file === own))
    .flatMap(({ specifier, file }) => {
      const exported = exports.get(file)?.get(outermost);
      if (exported === undefined) return [];
      const { name, isType } = exported;
      const word = isType || isInterface ? 'import type' : 'import';
      // A default export without a name of its own needs a local one.
      const local = names[0] === 'default' ? 'imported' : names[0];
      const isDefault = name === 'default' || name === 'export=';
      const binding = reservedWords.has(name) ? `${name} as ${name}_` : name;
      const imported = isDefault ? local : `{ ${binding} }`;
      const from = /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0];
      return [{ from, line: `${word} ${imported} from ${JSON.stringify(specifier)};` }];
    });
  return lines
    .filter(({ from }, index) => lines.findIndex((other) => other.from === from) === index)
    .map(({ line }) => line);
}
