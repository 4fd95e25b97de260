import { Disposable } from '../../libs/common';
import {
  Configuration,
  ConfigurationScope,
  CursorlessConfiguration,
} from '../../libs/common/ide/types/Configuration';
import { GetFieldType, Paths } from '../../libs/common/ide/types/Paths';
import { Listener, Notifier } from '../../libs/common/util/Notifier';
import type VscodeIDE from './VscodeIDE';
declare class VscodeConfiguration implements Configuration {
  private notifier: Notifier<[]>;
  constructor(ide: VscodeIDE);
  getOwnConfiguration<Path extends Paths<CursorlessConfiguration>>(
    path: Path,
    scope?: ConfigurationScope,
  ): GetFieldType<CursorlessConfiguration, Path>;
  onDidChangeConfiguration: (listener: Listener<[]>) => Disposable;
}

export default VscodeConfiguration;
