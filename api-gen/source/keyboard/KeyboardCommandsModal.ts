import * as vscode from 'vscode';
import { Graph } from '../typings/Types';
import { Keymap } from './defaultKeymaps';
type SectionName = 'actions' | 'scopes' | 'colors' | 'shapes';
interface KeyHandler<T> {
  sectionName: SectionName;
  value: T;
  handleValue(): Promise<unknown>;
}
declare class KeyboardCommandsModal {
  private graph: Graph;
  private inputDisposable: vscode.Disposable | undefined;
  private mergedKeymap: Record<string, KeyHandler<any>>;
  constructor(graph: Graph);
  init(): void;
  private constructMergedKeymap(): void;
  private handleSection<T>(
    sectionName: SectionName,
    defaultKeyMap: Keymap<T>,
    handleValue: (value: T) => Promise<unknown>,
  ): void;
  modeOn: () => Promise<void>;
  modeOff: () => Promise<void>;
  modeToggle: () => void;
  private isModeOn(): boolean;
  handleInput(text: string): Promise<void>;
  isPrefixOfKey(text: string): boolean;
  getConflictingKeyMapEntry(text: string): KeyHandler<any> | undefined;
}

export default KeyboardCommandsModal;
