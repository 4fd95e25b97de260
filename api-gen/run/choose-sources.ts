import type { ConvertInput } from '../convert/create-application.ts';
import { findEntryPoints } from '../convert/entry-points.ts';
import { isExcluded } from '../convert/excluded-files.ts';
import { listModules } from '../convert/source-files.ts';
import type { GeneratorOptions } from './options.ts';

/**
 * Chooses the modules to document: those that users import or, if there are none or `by` is `file`,
 * all files that are not excluded.
 */
export function chooseSources({
  source: root,
  by,
  included,
}: Pick<GeneratorOptions, 'source' | 'by' | 'included'>): ConvertInput {
  const entryPoints = by === 'package' ? findEntryPoints(root, included) : [];
  if (entryPoints.length > 0)
    return {
      root,
      modules: [...new Set(entryPoints.map(({ file }) => file))],
      entryPoints,
      included,
    };
  const modules = listModules(root).filter((file) => !included || !isExcluded(file, included));
  return { root, modules, included };
}
