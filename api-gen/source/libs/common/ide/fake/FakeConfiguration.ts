import { Disposable } from '../..';
import { Listener, Notifier } from '../../util/Notifier';
import {
  Configuration,
  ConfigurationScope,
  CursorlessConfigKey,
  CursorlessConfiguration,
} from '../types/Configuration';
import { GetFieldType, Paths } from '../types/Paths';
interface ConfigurationScopeValues {
  scope: ConfigurationScope;
  values: Partial<CursorlessConfiguration>;
}
declare class FakeConfiguration implements Configuration {
  private notifier: Notifier<[]>;
  private mocks: CursorlessConfiguration;
  private scopes: ConfigurationScopeValues[];
  constructor();
  getOwnConfiguration<Path extends Paths<CursorlessConfiguration>>(
    path: Path,
    scope?: ConfigurationScope,
  ): GetFieldType<CursorlessConfiguration, Path>;
  onDidChangeConfiguration: (listener: Listener<[]>) => Disposable;
  mockConfiguration<T extends CursorlessConfigKey>(key: T, value: CursorlessConfiguration[T]): void;
  mockConfigurationScope(
    scope: ConfigurationScope,
    values: Partial<CursorlessConfiguration>,
    noNotification?: boolean,
  ): void;
}

export default FakeConfiguration;
