/**
 * Cursorless's settings, by way of Visual Studio Code.
 *
 * @module
 */

import { Disposable } from '../../libs/common';
import {
  Configuration,
  ConfigurationScope,
  CursorlessConfiguration,
} from '../../libs/common/ide/types/Configuration';
import { GetFieldType, Paths } from '../../libs/common/ide/types/Paths';
import { Listener, Notifier } from '../../libs/common/util/Notifier';
import type VscodeIDE from './VscodeIDE';

/** Reads settings below `cursorless` and tells when they may have changed. */
declare class VscodeConfiguration implements Configuration {
  private notifier: Notifier<[]>;

  /**
   * Creates a {@link VscodeConfiguration}.
   *
   * @param ide - Releases the listener when the extension stops.
   */
  constructor(ide: VscodeIDE);

  /**
   * Reads a setting.
   *
   * @param path - The name below `cursorless`, with dots for nested settings.
   * @param scope - Restricts the question to a language, for settings that differ between
   *   languages.
   */
  getOwnConfiguration<Path extends Paths<CursorlessConfiguration>>(
    path: Path,
    scope?: ConfigurationScope,
  ): GetFieldType<CursorlessConfiguration, Path>;

  /**
   * Asks to be told when any setting has changed.
   *
   * @param listener - Called after each change.
   */
  onDidChangeConfiguration: (listener: Listener<[]>) => Disposable;
}

export default VscodeConfiguration;
