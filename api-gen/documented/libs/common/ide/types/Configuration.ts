/**
 * The settings that the engine uses.
 *
 * @module
 */

import { Listener } from '../..';
import { Disposable } from './ide.types';
import { GetFieldType, Paths } from './Paths';

/** The settings and their types. */
export type CursorlessConfiguration = {
  /** Which characters hats tell apart. */
  tokenHatSplittingMode: TokenHatSplittingMode;

  /** What separates words inside identifiers, such as underscores. */
  wordSeparators: string[];

  /** Settings that may change. */
  experimental: {
    /** The folder with the user's own snippets. */
    snippetsDir: string | undefined;
  };
};

/** The name of a setting at the top level. */
export type CursorlessConfigKey = keyof CursorlessConfiguration;

/** What a setting can depend on. */
export type ConfigurationScope = {
  /** The language of a document. */
  languageId: string;
};

/** The settings of someone who has changed none. */
export declare const CONFIGURATION_DEFAULTS: CursorlessConfiguration;

/** Access to the settings. */
export interface Configuration {
  /**
   * Reads a setting.
   *
   * @param path - The name, with dots for nested settings, such as `experimental.snippetsDir`.
   * @param scope - The language, for settings that differ between languages.
   */
  getOwnConfiguration<Path extends Paths<CursorlessConfiguration>>(
    path: Path,
    scope?: ConfigurationScope,
  ): GetFieldType<CursorlessConfiguration, Path>;

  /**
   * Asks to be told when settings have changed.
   *
   * @param listener - Called after each change.
   * @returns What ends the subscription.
   */
  onDidChangeConfiguration(listener: Listener): Disposable;
}

/** Which differences between characters matter for hats. */
export interface TokenHatSplittingMode {
  /** Whether capitals and small letters are told apart. */
  preserveCase: boolean;

  /** Letters that keep their accents; from all others accents are removed. */
  lettersToPreserve: string[];

  /** Symbols that can be said in addition to the usual ones, and so need not be replaced. */
  symbolsToPreserve: string[];
}
