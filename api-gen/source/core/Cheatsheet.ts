import * as vscode from 'vscode';
import { Graph } from '../typings/Types';
interface CheatSheetCommandArg {
  version: 0;
  spokenFormInfo: CheatsheetInfo;
  outputPath: string;
}
declare class Cheatsheet {
  private graph: Graph;
  private disposables: vscode.Disposable[];
  constructor(graph: Graph);
  init(): void;
  private showCheatsheet(arg: CheatSheetCommandArg): Promise<void>;
  private updateDefaults(spokenFormInfo: CheatsheetInfo): Promise<void>;
  dispose(): void;
}
interface Variation {
  spokenForm: string;
  description: string;
}
interface CheatsheetSection {
  name: string;
  id: string;
  items: {
    id: string;
    type: string;
    variations: Variation[];
  }[];
}
interface CheatsheetInfo {
  sections: CheatsheetSection[];
}

export default Cheatsheet;
