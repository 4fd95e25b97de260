export interface LanguageTokenizerComponents {
  fixedTokens: string[];
  identifierWordRegexes: string[];
  identifierWordDelimiters: string[];
  numbersRegex: string;
  repeatableSymbols: string[];
  singleSymbolsRegex: string;
}
