import path from 'node:path';
import type { ViteBuilder } from 'vite';
import { BuildError } from '#node/base/report/build-error.ts';
import { codeProblems } from '#node/base/report/code-problem.ts';

/**
 * Bundles the browser's code, then the code that renders pages; doing both at once would take 100
 * MB more. Returns the ids of the bundled files: absolute paths, some with a query. Throws a
 * `BuildError` for authors' mistakes.
 */
export async function runBundler(builder: ViteBuilder): Promise<ReadonlySet<string>> {
  const modules = new Set<string>();
  for (const name of ['client', 'ssr']) {
    const environment = builder.environments[name];
    if (!environment) throw new Error(`The Vite configuration has no environment named "${name}".`);
    try {
      for (const id of moduleIds(await builder.build(environment))) modules.add(id);
    } catch (error) {
      throw new BuildError(codeProblems(error, builder.config.root));
    }
  }
  return modules;
}

function moduleIds(built: Awaited<ReturnType<ViteBuilder['build']>>): readonly string[] {
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : [];
  return outputs
    .flatMap(({ output }) => output)
    .flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []))
    .filter((id) => path.isAbsolute(id));
}
