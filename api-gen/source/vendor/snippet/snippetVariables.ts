export declare const KnownSnippetVariableNames: {
  [key: string]: true;
};
