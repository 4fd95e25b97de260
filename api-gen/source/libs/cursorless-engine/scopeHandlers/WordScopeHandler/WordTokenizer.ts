import { MatchedText } from '../../util/regex';
declare class WordTokenizer {
  private wordRegex: RegExp;
  constructor(languageId: string);
  splitIdentifier(text: string): MatchedText[];
}

export default WordTokenizer;
