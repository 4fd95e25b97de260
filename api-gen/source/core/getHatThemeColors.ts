import { HatColor } from './commandRunner/typings/hatStyles.types';
declare function getHatThemeColors(colorName: HatColor): {
  light: string;
  dark: string;
};

export default getHatThemeColors;
