/** Size of a social card in pixels; at this size, networks show the card large and uncropped. */
export const cardSize = { width: 1200, height: 630 } as const;

/** Width and height of the logo's box in pixels. */
export const logoSize = 56;

/** Left edge and width of a card's content, in pixels. */
export const column = { x: 80, width: 1040 } as const;

/** Padding between a panel's edge and its text, in pixels. */
export const padding = 36;

/**
 * The site's light palette (`src/client/styles/inks.css`, `frame/tokens.css`); hat colors are keyed
 * by id.
 */
export const cardColors = {
  ground: '#fff',
  text: '#1d1b24',
  secondary: '#4d4959',
  spoken: '#35225f',
  spokenSurface: '#f0ebfb',
  spokenLine: '#cfc2ee',
  codeSurface: '#f7f6fa',
  codeLine: '#e3e0ea',
  marked: '#ece7f9',
  selected: '#cfe0fb',
  flash: '#e4f3e2',
  faded: '#6a6577',
  hats: {
    default: '#6b6678',
    blue: '#1769d8',
    green: '#137a35',
    red: '#d3202f',
    pink: '#c72f90',
    yellow: '#937000',
    userColor1: '#1b2c78',
    userColor2: '#a84e0e',
  } as Readonly<Record<string, string>>,
} as const;

/** Typeface names, as in the font files that `to-png.ts` loads. */
export const cardFonts = { text: 'Inter', code: 'JetBrains Mono' } as const;
