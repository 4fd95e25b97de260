/**
 * Settings for tests.
 *
 * @module
 */

import { Disposable } from '../..';
import { Listener, Notifier } from '../../util/Notifier';
import {
  Configuration,
  ConfigurationScope,
  CursorlessConfigKey,
  CursorlessConfiguration,
} from '../types/Configuration';
import { GetFieldType, Paths } from '../types/Paths';

/** Settings that apply to one language. */
interface ConfigurationScopeValues {
  /** The language. */
  scope: ConfigurationScope;

  /** The settings that differ there. */
  values: Partial<CursorlessConfiguration>;
}

/** Starts with the defaults; tests can change settings, for all languages or for one. */
declare class FakeConfiguration implements Configuration {
  private notifier: Notifier<[]>;
  private mocks: CursorlessConfiguration;
  private scopes: ConfigurationScopeValues[];

  /** Creates a {@link FakeConfiguration} in its initial state. */
  constructor();

  /**
   * Reads a setting.
   *
   * @param path - The name, with dots for nested settings.
   * @param scope - The language, if it matters.
   */
  getOwnConfiguration<Path extends Paths<CursorlessConfiguration>>(
    path: Path,
    scope?: ConfigurationScope,
  ): GetFieldType<CursorlessConfiguration, Path>;

  /**
   * Asks to be told when a test changes a setting.
   *
   * @param listener - Called after each change.
   */
  onDidChangeConfiguration: (listener: Listener<[]>) => Disposable;

  /**
   * Changes a setting and tells the listeners.
   *
   * @param key - The name of the setting.
   * @param value - Its new value.
   */
  mockConfiguration<T extends CursorlessConfigKey>(key: T, value: CursorlessConfiguration[T]): void;

  /**
   * Changes settings for one language.
   *
   * @param scope - The language.
   * @param values - The settings that differ there.
   * @param noNotification - Whether to keep the listeners uninformed; `false` by default.
   */
  mockConfigurationScope(
    scope: ConfigurationScope,
    values: Partial<CursorlessConfiguration>,
    noNotification?: boolean,
  ): void;
}

export default FakeConfiguration;
