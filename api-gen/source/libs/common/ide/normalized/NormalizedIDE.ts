import FakeClipboard from '../fake/FakeClipboard';
import FakeConfiguration from '../fake/FakeConfiguration';
import FakeGlobalState from '../fake/FakeGlobalState';
import FakeIDE from '../fake/FakeIDE';
import PassthroughIDEBase from '../PassthroughIDEBase';
import type { IDE } from '../types/ide.types';
declare class NormalizedIDE extends PassthroughIDEBase {
  configuration: FakeConfiguration;
  globalState: FakeGlobalState;
  clipboard: FakeClipboard;
  constructor(original: IDE, fakeIde: FakeIDE, isSilent: boolean);
  private initializeConfiguration(): void;
}

export default NormalizedIDE;
