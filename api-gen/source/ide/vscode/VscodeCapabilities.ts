import { Capabilities, CommandCapabilityMap } from '../../libs/common/ide/types/Capabilities';
export declare class VscodeCapabilities implements Capabilities {
  commands: CommandCapabilityMap;
}
