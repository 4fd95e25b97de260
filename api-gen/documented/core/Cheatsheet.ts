/**
 * Writes the page that lists everything a user can say.
 *
 * @module
 */

import * as vscode from 'vscode';
import { Graph } from '../typings/Types';

/** What the voice side sends with the cheatsheet command. */
interface CheatSheetCommandArg {
  /** The version of this interface; only 0 exists. */
  version: 0;

  /** Every spoken form of the user, grouped for the page. */
  spokenFormInfo: CheatsheetInfo;

  /** The HTML file to write. */
  outputPath: string;
}

/**
 * Registers two commands: one that writes the user's cheatsheet, and one for developers that
 * records the default spoken forms.
 */
declare class Cheatsheet {
  private graph: Graph;
  private disposables: vscode.Disposable[];

  /**
   * Creates the {@link Cheatsheet} that belongs to a graph.
   *
   * @param graph - The extension's shared objects.
   */
  constructor(graph: Graph);

  /** Registers the commands with the editor. */
  init(): void;
  private showCheatsheet(arg: CheatSheetCommandArg): Promise<void>;
  private updateDefaults(spokenFormInfo: CheatsheetInfo): Promise<void>;

  /** Takes the commands out again. */
  dispose(): void;
}

/** One way to say something. */
interface Variation {
  /** The words. */
  spokenForm: string;

  /** What they do. */
  description: string;
}

/** A part of the page, such as the actions or the scopes. */
interface CheatsheetSection {
  /** The heading. */
  name: string;

  /** The identifier of the section, used for links. */
  id: string;

  /** The entries of this section, each with its identifier, type and ways of saying it. */
  items: {
    /** The identifier, such as that of an action. */
    id: string;
    /** What kind of thing it is. */
    type: string;
    /** The ways to say it. */
    variations: Variation[];
  }[];
}

/** Everything the cheatsheet shows. */
interface CheatsheetInfo {
  /** The parts in the order of the page. */
  sections: CheatsheetSection[];
}

export default Cheatsheet;
