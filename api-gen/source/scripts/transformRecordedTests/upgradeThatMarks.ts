import { FixtureTransformation } from './types';
export declare const upgradeThatMarks: FixtureTransformation;
