import path from 'node:path';
import {
  Converter,
  ReflectionKind,
  type Context,
  type DeclarationReflection,
  type ProjectReflection,
} from 'typedoc';
import type { Problem } from '#shared/problem.ts';
import type { ApiProject, Declaration } from '../model/declaration.ts';
import { moveToOwnModules } from '../model/own-modules.ts';
import { convertDeclaration } from './convert-declaration.ts';
import { createApplication, type ConvertInput } from './create-application.ts';
import { addInternalNamespaces, unresolvedReferences } from './internal-namespaces.ts';
import { moduleName } from './names.ts';
import { ProblemLogger } from './problem-logger.ts';
import { renameDefaults } from './rename-defaults.ts';
import { findUnresolvedImports } from './unresolved-imports.ts';

/** The result of the conversion: the source as plain data, and TypeDoc's messages. */
export interface ConvertResult {
  readonly project: ApiProject;
  readonly problems: readonly Problem[];
}

/** Reads TypeScript sources with TypeDoc. */
export async function convertProject(input: ConvertInput): Promise<ConvertResult> {
  const logger = new ProblemLogger(input.root);
  const app = await createApplication(input, logger);
  let exportedNames: ReadonlyMap<number, string> = new Map();
  let unresolvedImports: ApiProject['unresolvedImports'] = [];
  app.converter.on(
    Converter.EVENT_RESOLVE_BEGIN,
    (context: Context) => {
      addInternalNamespaces(context);
      exportedNames = renameDefaults(context);
      unresolvedImports = context.programs.flatMap((program) =>
        findUnresolvedImports(program, input.root),
      );
    },
    1000,
  );
  const reflection = await app.convert();
  if (!reflection)
    throw new Error(
      `TypeDoc could not read ${input.root}: ${logger.problems.map((problem) => problem.message).join(' ')}`,
    );
  const project = {
    name: reflection.name,
    modules: moveToOwnModules(convertModules(reflection), exportedNames),
    unexported: findUnexported(reflection, input.root),
    unresolvedImports,
  };
  return { project, problems: logger.problems };
}

/** Modules that declare or re-export something, called by their path. */
function convertModules(project: ProjectReflection): Declaration[] {
  return (project.children ?? [])
    .filter((module) => module.kindOf(ReflectionKind.Module))
    .flatMap((module) => convertModule(module) ?? [])
    .filter((module) => module.children.length > 0)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

function convertModule(module: DeclarationReflection): Declaration | null {
  const declaration = convertDeclaration(module);
  const file = module.sources?.[0]?.fileName;
  return declaration && file ? { ...declaration, name: moduleName(file) } : declaration;
}

/** References to declarations of the documented files that have no page all the same. */
function findUnexported(project: ProjectReflection, root: string): ApiProject['unexported'] {
  const references = unresolvedReferences(Object.values(project.reflections)).filter(
    ({ symbolId }) => symbolId?.fileName && isDocumentedFile(symbolId.fileName, root),
  );
  const byName = new Map(references.map(({ type, owner }) => [type.qualifiedName, owner] as const));
  return [...byName].map(([name, owner]) => {
    let declaration = owner;
    while (!declaration.isDeclaration() && declaration.parent) declaration = declaration.parent;
    const source = declaration.isDeclaration() ? declaration.sources?.[0] : undefined;
    return { name, position: source ? { file: source.fileName, line: source.line } : null };
  });
}

function isDocumentedFile(file: string, root: string): boolean {
  const relative = path.relative(root, file);
  return (
    !relative.startsWith('..') && !/(?:^|[\\/])(?:node_modules|_[^\\/]*)(?:[\\/]|$)/.test(relative)
  );
}
