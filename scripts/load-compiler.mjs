// Loader hooks: Node would look through the compiler's nine megabytes for its kind and its names, which takes half a second.
const source =
  "import { createRequire } from 'node:module'; export default createRequire(import.meta.url)('./typescript.js');";

/** Imports the compiler by `require`, which is asked for as a whole. */
export function load(url, context, next) {
  const isCompiler = url.endsWith('/node_modules/typescript/lib/typescript.js');
  return isCompiler ? { format: 'module', source, shortCircuit: true } : next(url, context);
}
