import path from 'node:path';
import { generateApi } from './run/generate-api.ts';
import { readOptions } from './run/options.ts';

const folder = import.meta.dirname;
const { lines, failed } = await generateApi(
  readOptions(process.env, process.argv.slice(2), path.resolve(folder)),
  folder,
);
process.stdout.write(`${lines.join('\n')}\n`);
process.exitCode = failed ? 1 : 0;
