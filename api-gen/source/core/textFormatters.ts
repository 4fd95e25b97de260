import { TextFormatterName } from '../typings/Types';
type TextFormatter = (tokens: string[]) => string;
declare const textFormatters: Record<TextFormatterName, TextFormatter>;
export default textFormatters;
