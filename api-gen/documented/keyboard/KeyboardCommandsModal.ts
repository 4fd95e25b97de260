/**
 * A mode in which keys stand for hats, scopes and actions.
 *
 * @module
 */

import * as vscode from 'vscode';
import { Graph } from '../typings/Types';
import { Keymap } from './defaultKeymaps';

/** A part of the key map, which is also the name of a setting. */
type SectionName = 'actions' | 'scopes' | 'colors' | 'shapes';

/** What a key sequence does. */
interface KeyHandler<T> {
  /** The part of the key map that it comes from. */
  sectionName: SectionName;

  /** What the sequence stands for, such as an action or a color. */
  value: T;

  /** Does it. */
  handleValue(): Promise<unknown>;
}

/**
 * Switches the mode on and off, and looks up the keys typed meanwhile in a map made of the defaults
 * and the user's settings.
 */
declare class KeyboardCommandsModal {
  private graph: Graph;
  private inputDisposable: vscode.Disposable | undefined;
  private mergedKeymap: Record<string, KeyHandler<any>>;

  /**
   * Creates the {@link KeyboardCommandsModal} that belongs to a graph.
   *
   * @param graph - The extension's shared objects; used here: `keyboardCommands`.
   */
  constructor(graph: Graph);

  /** Registers the commands for the mode and begins to watch the settings. */
  init(): void;
  private constructMergedKeymap(): void;
  private handleSection<T>(
    sectionName: SectionName,
    defaultKeyMap: Keymap<T>,
    handleValue: (value: T) => Promise<unknown>,
  ): void;

  /** Switches the mode on: keys go here, and the current selection becomes the target. */
  modeOn: () => Promise<void>;

  /** Switches the mode off, clears the target and gives the keys back. */
  modeOff: () => Promise<void>;

  /** Switches the mode on or off. */
  modeToggle: () => void;
  private isModeOn(): boolean;

  /**
   * Receives a key, waits for more while what was typed begins a longer sequence, and then does
   * what the sequence stands for.
   *
   * @param text - What was typed.
   */
  handleInput(text: string): Promise<void>;

  /**
   * Tells whether a longer sequence in the map begins with some text.
   *
   * @param text - What was typed so far.
   */
  isPrefixOfKey(text: string): boolean;

  /**
   * Finds an entry that could not be told apart from a new one, because one begins with the other.
   *
   * @param text - The key sequence of the new entry.
   * @returns The first such entry, or `undefined` if there is none.
   */
  getConflictingKeyMapEntry(text: string): KeyHandler<any> | undefined;
}

export default KeyboardCommandsModal;
