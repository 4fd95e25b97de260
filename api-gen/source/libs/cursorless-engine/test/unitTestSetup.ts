import { FakeIDE, SpyIDE } from '../../common';
export declare function unitTestSetup(setupFake?: (fake: FakeIDE) => void): {
  getSpy(): SpyIDE | undefined;
};
