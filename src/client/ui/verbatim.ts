/** Attributes that keep browsers from correcting or completing a field's text. */
export const verbatim = {
  spellCheck: false,
  autoCapitalize: 'off',
  autoComplete: 'off',
  autoCorrect: 'off',
} as const;
