/** Attributes of a field whose text browsers neither correct nor complete. */
export const verbatim = {
  spellCheck: false,
  autoCapitalize: 'off',
  autoComplete: 'off',
  autoCorrect: 'off',
} as const;
