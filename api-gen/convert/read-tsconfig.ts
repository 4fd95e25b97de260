import path from 'node:path';
import { TypeScript as ts } from 'typedoc';

/** Reads a tsconfig, including what it extends, without listing the files that it includes. */
export function readTsconfig(file: string): ts.ParsedCommandLine {
  const { config } = ts.readConfigFile(file, ts.sys.readFile) as { config?: unknown };
  const host: ts.ParseConfigHost = { ...ts.sys, readDirectory: () => [] };
  return ts.parseJsonConfigFileContent(config ?? {}, host, path.dirname(file), {}, file);
}
