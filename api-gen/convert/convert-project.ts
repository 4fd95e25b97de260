import path from 'node:path';
import {
  Converter,
  ReflectionKind,
  type Application,
  type Context,
  type ProjectReflection,
  TypeScript as ts,
} from 'typedoc';
import type { Problem } from '#shared/problem.ts';
import type { ApiProject, Declaration } from '../model/declaration.ts';
import { moveToHomes } from '../model/move-to-homes.ts';
import { convertDeclaration } from './convert-declaration.ts';
import { createApplication, type ConvertInput } from './create-application.ts';
import { removeForeignParts } from './foreign-parts.ts';
import { keepOwnWords } from './keep-own-words.ts';
import { addUnexported, unresolvedReferences } from './internal-namespaces.ts';
import { moduleName } from './names.ts';
import { ProblemLogger } from './problem-logger.ts';
import { pathFrom } from '#node/base/files/is-inside.ts';
import { exportsOf, packagesOf, renameExports } from './exports.ts';
import { findUnresolvedImports } from './unresolved-imports.ts';
import { repairComments, wholeLinkWords } from './repair-comments.ts';
import { namePatterns } from './written/name-patterns.ts';
import { keepWrittenNames } from './written/written-names.ts';
import { keepWrittenTypes } from './written/written-types.ts';

/**
 * The result of a conversion: the sources as plain data, TypeDoc's messages, and TypeDoc's own
 * objects.
 */
export interface ConvertResult {
  readonly project: ApiProject;
  readonly problems: readonly Problem[];
  readonly app: Application;
  /** The converted project in TypeDoc's own model. */
  readonly reflection: ProjectReflection;
}

/** Facts that only the compiler's program can provide. */
interface ProgramFacts extends Pick<ApiProject, 'packages' | 'exports' | 'unresolvedImports'> {
  /** File of the module that documents each declaration, keyed by declaration id. */
  readonly homes: ReadonlyMap<number, string>;
  /** Files that declare exactly one module, each paired with the module's name. */
  readonly ambient: readonly (readonly [file: string, name: string])[];
}

/** Converts TypeScript sources to plain data. Throws if TypeDoc cannot read them. */
export async function convertProject(input: ConvertInput): Promise<ConvertResult> {
  const { root, entryPoints } = input;
  const logger = new ProblemLogger(root);
  const app = await createApplication(input, logger);
  app.converter.on(Converter.EVENT_BEGIN, ({ project }) => forgetTypeParameters(project));
  keepWrittenTypes(app);
  keepOwnWords(app);
  repairComments(app);
  app.converter.on(Converter.EVENT_RESOLVE_END, keepWrittenNames);
  let facts: ProgramFacts | undefined;
  app.converter.on(
    Converter.EVENT_RESOLVE_BEGIN,
    (context: Context) => {
      const [program] = context.programs;
      if (!program) return;
      context.setActiveProgram(program);
      addUnexported(context, program, entryPoints === undefined);
      wholeLinkWords(context);
      namePatterns(context);
      markParameterProperties(context);
      removeForeignParts(context, root);
      const exports = exportsOf(context, root);
      context.setActiveProgram(undefined);
      facts = {
        homes: renameExports(context, { ...input, exports }),
        packages: entryPoints ?? packagesOf(program, root),
        exports,
        unresolvedImports: findUnresolvedImports(program, root),
        ambient: ambientNames(program, root),
      };
    },
    1000,
  );
  const reflection = await app.convert();
  if (!reflection || !facts)
    throw new Error(
      `TypeDoc could not read ${root}: ${logger.problems.map((problem) => problem.message).join(' ')}`,
    );
  for (const { comment } of Object.values(reflection.reflections))
    if (comment?.sourcePath)
      comment.sourcePath = path.relative(root, comment.sourcePath) as typeof comment.sourcePath;
  const { ambient, homes, ...rest } = facts;
  const modules = convertModules(reflection, moduleNames(ambient, entryPoints));
  const project = {
    modules: moveToHomes(modules, homes, rest.exports),
    unexported: findUnexported(reflection, root),
    ...rest,
  };
  return { project, problems: logger.problems, app, reflection };
}

/**
 * Keeps type parameters out of TypeDoc's symbol index, because nothing links to them. Otherwise, at
 * every mention of a type parameter, TypeDoc would copy its list of reflections, which has one
 * entry per inherited signature.
 */
function forgetTypeParameters(project: ProjectReflection): void {
  const register = project.registerSymbolId.bind(project);
  project.registerSymbolId = (reflection, id) => {
    if (!reflection.kindOf(ReflectionKind.TypeParameter)) register(reflection, id);
  };
}

/**
 * Marks constructor parameter properties as the class's own. TypeDoc treats them as inherited if
 * they override inherited properties.
 */
function markParameterProperties(context: Context): void {
  for (const reflection of Object.values(context.project.reflections)) {
    if (!reflection.isDeclaration() || !reflection.inheritedFrom || !reflection.parent) continue;
    const owner = context.getSymbolFromReflection(reflection.parent)?.declarations ?? [];
    const declarations = context.getSymbolFromReflection(reflection)?.declarations ?? [];
    const isOwn = declarations.some(
      (node) => ts.isParameter(node) && owner.some((one) => one === node.parent.parent),
    );
    if (!isOwn) continue;
    reflection.overwrites = reflection.inheritedFrom;
    delete reflection.inheritedFrom;
  }
}

/**
 * Returns the names of modules that are not named after their path. Ambient modules are keyed by
 * file, entry points by file and by module path.
 */
function moduleNames(
  ambient: ProgramFacts['ambient'],
  entryPoints: ConvertInput['entryPoints'] = [],
): Map<string, string> {
  const imported = entryPoints.flatMap(({ file, specifier }) => [
    [file, specifier] as const,
    [moduleName(file), specifier] as const,
  ]);
  return new Map([...ambient, ...imported.reverse()]);
}

/**
 * Converts the modules that have members or a comment. A module is named by the specifier that
 * users import, or else by what an ambient file declares, or else by its path.
 */
function convertModules(
  project: ProjectReflection,
  names: ReadonlyMap<string, string>,
): Declaration[] {
  return (project.children ?? [])
    .filter((module) => module.kindOf(ReflectionKind.Module))
    .flatMap((module) => {
      const declaration = convertDeclaration(module);
      if (!declaration) return [];
      const file = module.sources?.[0]?.fileName;
      const name = file === undefined ? declaration.name : moduleName(file);
      return unwrapAmbient({ ...declaration, name: names.get(file ?? name) ?? name });
    })
    .filter(({ children, comment }) => children.length > 0 || comment)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * Lists the files that declare exactly one module, as in `declare module 'kit'`, each with the
 * module's name. Skips files that are modules themselves or whose comment names them, as in
 * `@module typings/kit`.
 */
function ambientNames(program: ts.Program, root: string): (readonly [string, string])[] {
  return program.getSourceFiles().flatMap((file) => {
    const [name, ...more] = file.statements.flatMap((node) =>
      ts.isModuleDeclaration(node) && ts.isStringLiteral(node.name) ? node.name.text : [],
    );
    const isNamed = /@module[ \t]+\w/.test(file.text);
    if (name === undefined || more.length > 0 || isNamed || ts.isExternalModule(file)) return [];
    return [[pathFrom(root, file.fileName), name] as const];
  });
}

/**
 * Replaces a file that declares exactly one module with that module, adding the file's other
 * declarations.
 */
function unwrapAmbient(file: Declaration): Declaration {
  const [ambient, ...more] = file.children.filter(({ kind }) => kind === 'module');
  if (!ambient || more.length > 0) return file;
  const others = file.children.filter((child) => child !== ambient);
  return { ...ambient, children: [...ambient.children, ...others] };
}

/**
 * Returns the names of declarations in the documented files that are referenced but have no page,
 * each with the position of a declaration that references it.
 */
function findUnexported(project: ProjectReflection, root: string): ApiProject['unexported'] {
  const references = unresolvedReferences(Object.values(project.reflections)).filter(
    ({ type: { symbolId } }) => symbolId?.fileName && isDocumentedFile(symbolId.fileName, root),
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
