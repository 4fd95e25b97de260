/** Parts of a folder of sources that its reference leaves out, unless a setting names them. */
export const leftOutParts = ['tests', 'configurations', 'output', 'private', 'internal'] as const;
