// A module loader hook. Without it, Node would scan the TypeScript compiler's nine megabytes to
// detect its module type and exports, which takes half a second.
const source =
  "import { createRequire } from 'node:module'; export default createRequire(import.meta.url)('./typescript.js');";

/**
 * Loads the compiler through `require`, without detecting its exports; passes on all other modules.
 */
export function load(url, context, next) {
  const isCompiler = url.endsWith('/node_modules/typescript/lib/typescript.js');
  return isCompiler ? { format: 'module', source, shortCircuit: true } : next(url, context);
}
