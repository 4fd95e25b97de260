import { Graph } from '../typings/Types';
import KeyboardCommandsTargeted from './KeyboardCommandsTargeted';
import KeyboardCommandsModal from './KeyboardCommandsModal';
import KeyboardHandler from './KeyboardHandler';
declare class KeyboardCommands {
  targeted: KeyboardCommandsTargeted;
  modal: KeyboardCommandsModal;
  keyboardHandler: KeyboardHandler;
  constructor(graph: Graph);
  init(): void;
}

export default KeyboardCommands;
