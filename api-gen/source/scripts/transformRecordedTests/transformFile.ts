import { FixtureTransformation } from './types';
export declare function transformFile(
  transformation: FixtureTransformation,
  file: string,
): Promise<void>;
