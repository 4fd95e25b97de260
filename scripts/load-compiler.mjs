// Loader hooks. Without them, Node would scan the compiler's nine megabytes to detect its module
// type and exports, which takes half a second.
const source =
  "import { createRequire } from 'node:module'; export default createRequire(import.meta.url)('./typescript.js');";

/** Imports the compiler through `require`, without detecting its exports. */
export function load(url, context, next) {
  const isCompiler = url.endsWith('/node_modules/typescript/lib/typescript.js');
  return isCompiler ? { format: 'module', source, shortCircuit: true } : next(url, context);
}
