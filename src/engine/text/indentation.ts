/** One step of indentation, as editors have it by default. */
export const tab = '    ';
