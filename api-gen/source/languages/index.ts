import { SupportedLanguageId } from '../libs/cursorless-engine/languages/constants';
export declare function isLanguageSupported(languageId: string): languageId is SupportedLanguageId;
