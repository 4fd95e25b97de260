import { Listener } from '../..';
import { Disposable } from './ide.types';
import { GetFieldType, Paths } from './Paths';
export type CursorlessConfiguration = {
  tokenHatSplittingMode: TokenHatSplittingMode;
  wordSeparators: string[];
  experimental: {
    snippetsDir: string | undefined;
  };
};
export type CursorlessConfigKey = keyof CursorlessConfiguration;
export type ConfigurationScope = {
  languageId: string;
};
export declare const CONFIGURATION_DEFAULTS: CursorlessConfiguration;
export interface Configuration {
  getOwnConfiguration<Path extends Paths<CursorlessConfiguration>>(
    path: Path,
    scope?: ConfigurationScope,
  ): GetFieldType<CursorlessConfiguration, Path>;
  onDidChangeConfiguration(listener: Listener): Disposable;
}
export interface TokenHatSplittingMode {
  preserveCase: boolean;
  lettersToPreserve: string[];
  symbolsToPreserve: string[];
}
