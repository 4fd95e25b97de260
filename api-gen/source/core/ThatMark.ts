import { Target } from '../typings/target.types';
export declare class ThatMark {
  private mark?: Target[];
  set(targets: Target[] | undefined): void;
  get(): Target[];
  exists(): boolean;
}
