import { Snippet, SnippetMap } from '../typings/snippet';
import { Graph } from '../typings/Types';
interface DirectoryErrorMessage {
  directory: string;
  errorMessage: string;
}
export declare class Snippets {
  private graph: Graph;
  private coreSnippets: SnippetMap;
  private thirdPartySnippets: Record<string, SnippetMap>;
  private userSnippets: SnippetMap;
  private mergedSnippets: SnippetMap;
  private userSnippetsDir?: string;
  private maxSnippetMtimeMs: number;
  private directoryErrorMessage: DirectoryErrorMessage | null | undefined;
  constructor(graph: Graph);
  init(): Promise<void>;
  private updateUserSnippetsPath(): boolean;
  updateUserSnippets(): Promise<void>;
  registerThirdPartySnippets(extensionId: string, snippets: SnippetMap): void;
  private mergeSnippets(): void;
  getSnippetStrict(snippetName: string): Snippet;
}
