/**
 * Character codes with names.
 *
 * @module
 */

/**
 * The codes of characters that the snippet parser and code near it compare with, under readable
 * names. They are UTF-16 code units.
 */
export declare const enum CharCode {
  /** U+0000, null, the character with code zero. */
  Null = 0,

  /** U+0008, backspace. */
  Backspace = 8,

  /** U+0009, tab. */
  Tab = 9,

  /** U+000A, line feed, which ends a line. */
  LineFeed = 10,

  /** U+000D, carriage return, which precedes a line feed in Windows files. */
  CarriageReturn = 13,

  /** U+0020, space. */
  Space = 32,

  /** U+0021, exclamation mark. */
  ExclamationMark = 33,

  /** U+0022, quotation mark. */
  DoubleQuote = 34,

  /** U+0023, number sign. */
  Hash = 35,

  /** U+0024, dollar sign. */
  DollarSign = 36,

  /** U+0025, percent sign. */
  PercentSign = 37,

  /** U+0026, ampersand. */
  Ampersand = 38,

  /** U+0027, apostrophe. */
  SingleQuote = 39,

  /** U+0028, left parenthesis. */
  OpenParen = 40,

  /** U+0029, right parenthesis. */
  CloseParen = 41,

  /** U+002A, asterisk. */
  Asterisk = 42,

  /** U+002B, plus sign. */
  Plus = 43,

  /** U+002C, comma. */
  Comma = 44,

  /** U+002D, hyphen-minus. */
  Dash = 45,

  /** U+002E, full stop. */
  Period = 46,

  /** U+002F, solidus. */
  Slash = 47,

  /** U+0030, digit zero. */
  Digit0 = 48,

  /** U+0031, digit one. */
  Digit1 = 49,

  /** U+0032, digit two. */
  Digit2 = 50,

  /** U+0033, digit three. */
  Digit3 = 51,

  /** U+0034, digit four. */
  Digit4 = 52,

  /** U+0035, digit five. */
  Digit5 = 53,

  /** U+0036, digit six. */
  Digit6 = 54,

  /** U+0037, digit seven. */
  Digit7 = 55,

  /** U+0038, digit eight. */
  Digit8 = 56,

  /** U+0039, digit nine. */
  Digit9 = 57,

  /** U+003A, colon. */
  Colon = 58,

  /** U+003B, semicolon. */
  Semicolon = 59,

  /** U+003C, less-than sign. */
  LessThan = 60,

  /** U+003D, equals sign. */
  Equals = 61,

  /** U+003E, greater-than sign. */
  GreaterThan = 62,

  /** U+003F, question mark. */
  QuestionMark = 63,

  /** U+0040, commercial at. */
  AtSign = 64,

  /** U+0041, capital letter A. */
  A = 65,

  /** U+0042, capital letter B. */
  B = 66,

  /** U+0043, capital letter C. */
  C = 67,

  /** U+0044, capital letter D. */
  D = 68,

  /** U+0045, capital letter E. */
  E = 69,

  /** U+0046, capital letter F. */
  F = 70,

  /** U+0047, capital letter G. */
  G = 71,

  /** U+0048, capital letter H. */
  H = 72,

  /** U+0049, capital letter I. */
  I = 73,

  /** U+004A, capital letter J. */
  J = 74,

  /** U+004B, capital letter K. */
  K = 75,

  /** U+004C, capital letter L. */
  L = 76,

  /** U+004D, capital letter M. */
  M = 77,

  /** U+004E, capital letter N. */
  N = 78,

  /** U+004F, capital letter O. */
  O = 79,

  /** U+0050, capital letter P. */
  P = 80,

  /** U+0051, capital letter Q. */
  Q = 81,

  /** U+0052, capital letter R. */
  R = 82,

  /** U+0053, capital letter S. */
  S = 83,

  /** U+0054, capital letter T. */
  T = 84,

  /** U+0055, capital letter U. */
  U = 85,

  /** U+0056, capital letter V. */
  V = 86,

  /** U+0057, capital letter W. */
  W = 87,

  /** U+0058, capital letter X. */
  X = 88,

  /** U+0059, capital letter Y. */
  Y = 89,

  /** U+005A, capital letter Z. */
  Z = 90,

  /** U+005B, left square bracket. */
  OpenSquareBracket = 91,

  /** U+005C, reverse solidus. */
  Backslash = 92,

  /** U+005D, right square bracket. */
  CloseSquareBracket = 93,

  /** U+005E, circumflex accent. */
  Caret = 94,

  /** U+005F, low line. */
  Underline = 95,

  /** U+0060, grave accent. */
  BackTick = 96,

  /** U+0061, small letter a. */
  a = 97,

  /** U+0062, small letter b. */
  b = 98,

  /** U+0063, small letter c. */
  c = 99,

  /** U+0064, small letter d. */
  d = 100,

  /** U+0065, small letter e. */
  e = 101,

  /** U+0066, small letter f. */
  f = 102,

  /** U+0067, small letter g. */
  g = 103,

  /** U+0068, small letter h. */
  h = 104,

  /** U+0069, small letter i. */
  i = 105,

  /** U+006A, small letter j. */
  j = 106,

  /** U+006B, small letter k. */
  k = 107,

  /** U+006C, small letter l. */
  l = 108,

  /** U+006D, small letter m. */
  m = 109,

  /** U+006E, small letter n. */
  n = 110,

  /** U+006F, small letter o. */
  o = 111,

  /** U+0070, small letter p. */
  p = 112,

  /** U+0071, small letter q. */
  q = 113,

  /** U+0072, small letter r. */
  r = 114,

  /** U+0073, small letter s. */
  s = 115,

  /** U+0074, small letter t. */
  t = 116,

  /** U+0075, small letter u. */
  u = 117,

  /** U+0076, small letter v. */
  v = 118,

  /** U+0077, small letter w. */
  w = 119,

  /** U+0078, small letter x. */
  x = 120,

  /** U+0079, small letter y. */
  y = 121,

  /** U+007A, small letter z. */
  z = 122,

  /** U+007B, left curly bracket. */
  OpenCurlyBrace = 123,

  /** U+007C, vertical line. */
  Pipe = 124,

  /** U+007D, right curly bracket. */
  CloseCurlyBrace = 125,

  /** U+007E, tilde. */
  Tilde = 126,

  /** U+0300, combining grave accent. */
  U_Combining_Grave_Accent = 768,

  /** U+0301, combining acute accent. */
  U_Combining_Acute_Accent = 769,

  /** U+0302, combining circumflex accent. */
  U_Combining_Circumflex_Accent = 770,

  /** U+0303, combining tilde. */
  U_Combining_Tilde = 771,

  /** U+0304, combining macron. */
  U_Combining_Macron = 772,

  /** U+0305, combining overline. */
  U_Combining_Overline = 773,

  /** U+0306, combining breve. */
  U_Combining_Breve = 774,

  /** U+0307, combining dot above. */
  U_Combining_Dot_Above = 775,

  /** U+0308, combining diaeresis. */
  U_Combining_Diaeresis = 776,

  /** U+0309, combining hook above. */
  U_Combining_Hook_Above = 777,

  /** U+030A, combining ring above. */
  U_Combining_Ring_Above = 778,

  /** U+030B, combining double acute accent. */
  U_Combining_Double_Acute_Accent = 779,

  /** U+030C, combining caron. */
  U_Combining_Caron = 780,

  /** U+030D, combining vertical line above. */
  U_Combining_Vertical_Line_Above = 781,

  /** U+030E, combining double vertical line above. */
  U_Combining_Double_Vertical_Line_Above = 782,

  /** U+030F, combining double grave accent. */
  U_Combining_Double_Grave_Accent = 783,

  /** U+0310, combining candrabindu. */
  U_Combining_Candrabindu = 784,

  /** U+0311, combining inverted breve. */
  U_Combining_Inverted_Breve = 785,

  /** U+0312, combining turned comma above. */
  U_Combining_Turned_Comma_Above = 786,

  /** U+0313, combining comma above. */
  U_Combining_Comma_Above = 787,

  /** U+0314, combining reversed comma above. */
  U_Combining_Reversed_Comma_Above = 788,

  /** U+0315, combining comma above right. */
  U_Combining_Comma_Above_Right = 789,

  /** U+0316, combining grave accent below. */
  U_Combining_Grave_Accent_Below = 790,

  /** U+0317, combining acute accent below. */
  U_Combining_Acute_Accent_Below = 791,

  /** U+0318, combining left tack below. */
  U_Combining_Left_Tack_Below = 792,

  /** U+0319, combining right tack below. */
  U_Combining_Right_Tack_Below = 793,

  /** U+031A, combining left angle above. */
  U_Combining_Left_Angle_Above = 794,

  /** U+031B, combining horn. */
  U_Combining_Horn = 795,

  /** U+031C, combining left half ring below. */
  U_Combining_Left_Half_Ring_Below = 796,

  /** U+031D, combining up tack below. */
  U_Combining_Up_Tack_Below = 797,

  /** U+031E, combining down tack below. */
  U_Combining_Down_Tack_Below = 798,

  /** U+031F, combining plus sign below. */
  U_Combining_Plus_Sign_Below = 799,

  /** U+0320, combining minus sign below. */
  U_Combining_Minus_Sign_Below = 800,

  /** U+0321, combining palatalized hook below. */
  U_Combining_Palatalized_Hook_Below = 801,

  /** U+0322, combining retroflex hook below. */
  U_Combining_Retroflex_Hook_Below = 802,

  /** U+0323, combining dot below. */
  U_Combining_Dot_Below = 803,

  /** U+0324, combining diaeresis below. */
  U_Combining_Diaeresis_Below = 804,

  /** U+0325, combining ring below. */
  U_Combining_Ring_Below = 805,

  /** U+0326, combining comma below. */
  U_Combining_Comma_Below = 806,

  /** U+0327, combining cedilla. */
  U_Combining_Cedilla = 807,

  /** U+0328, combining ogonek. */
  U_Combining_Ogonek = 808,

  /** U+0329, combining vertical line below. */
  U_Combining_Vertical_Line_Below = 809,

  /** U+032A, combining bridge below. */
  U_Combining_Bridge_Below = 810,

  /** U+032B, combining inverted double arch below. */
  U_Combining_Inverted_Double_Arch_Below = 811,

  /** U+032C, combining caron below. */
  U_Combining_Caron_Below = 812,

  /** U+032D, combining circumflex accent below. */
  U_Combining_Circumflex_Accent_Below = 813,

  /** U+032E, combining breve below. */
  U_Combining_Breve_Below = 814,

  /** U+032F, combining inverted breve below. */
  U_Combining_Inverted_Breve_Below = 815,

  /** U+0330, combining tilde below. */
  U_Combining_Tilde_Below = 816,

  /** U+0331, combining macron below. */
  U_Combining_Macron_Below = 817,

  /** U+0332, combining low line. */
  U_Combining_Low_Line = 818,

  /** U+0333, combining double low line. */
  U_Combining_Double_Low_Line = 819,

  /** U+0334, combining tilde overlay. */
  U_Combining_Tilde_Overlay = 820,

  /** U+0335, combining short stroke overlay. */
  U_Combining_Short_Stroke_Overlay = 821,

  /** U+0336, combining long stroke overlay. */
  U_Combining_Long_Stroke_Overlay = 822,

  /** U+0337, combining short solidus overlay. */
  U_Combining_Short_Solidus_Overlay = 823,

  /** U+0338, combining long solidus overlay. */
  U_Combining_Long_Solidus_Overlay = 824,

  /** U+0339, combining right half ring below. */
  U_Combining_Right_Half_Ring_Below = 825,

  /** U+033A, combining inverted bridge below. */
  U_Combining_Inverted_Bridge_Below = 826,

  /** U+033B, combining square below. */
  U_Combining_Square_Below = 827,

  /** U+033C, combining seagull below. */
  U_Combining_Seagull_Below = 828,

  /** U+033D, combining x above. */
  U_Combining_X_Above = 829,

  /** U+033E, combining vertical tilde. */
  U_Combining_Vertical_Tilde = 830,

  /** U+033F, combining double overline. */
  U_Combining_Double_Overline = 831,

  /** U+0340, combining grave tone mark. */
  U_Combining_Grave_Tone_Mark = 832,

  /** U+0341, combining acute tone mark. */
  U_Combining_Acute_Tone_Mark = 833,

  /** U+0342, combining Greek perispomeni. */
  U_Combining_Greek_Perispomeni = 834,

  /** U+0343, combining Greek koronis. */
  U_Combining_Greek_Koronis = 835,

  /** U+0344, combining Greek dialytika tonos. */
  U_Combining_Greek_Dialytika_Tonos = 836,

  /** U+0345, combining Greek ypogegrammeni. */
  U_Combining_Greek_Ypogegrammeni = 837,

  /** U+0346, combining bridge above. */
  U_Combining_Bridge_Above = 838,

  /** U+0347, combining equals sign below. */
  U_Combining_Equals_Sign_Below = 839,

  /** U+0348, combining double vertical line below. */
  U_Combining_Double_Vertical_Line_Below = 840,

  /** U+0349, combining left angle below. */
  U_Combining_Left_Angle_Below = 841,

  /** U+034A, combining not tilde above. */
  U_Combining_Not_Tilde_Above = 842,

  /** U+034B, combining homothetic above. */
  U_Combining_Homothetic_Above = 843,

  /** U+034C, combining almost equal to above. */
  U_Combining_Almost_Equal_To_Above = 844,

  /** U+034D, combining left right arrow below. */
  U_Combining_Left_Right_Arrow_Below = 845,

  /** U+034E, combining upwards arrow below. */
  U_Combining_Upwards_Arrow_Below = 846,

  /** U+034F, combining grapheme joiner. */
  U_Combining_Grapheme_Joiner = 847,

  /** U+0350, combining right arrowhead above. */
  U_Combining_Right_Arrowhead_Above = 848,

  /** U+0351, combining left half ring above. */
  U_Combining_Left_Half_Ring_Above = 849,

  /** U+0352, combining fermata. */
  U_Combining_Fermata = 850,

  /** U+0353, combining x below. */
  U_Combining_X_Below = 851,

  /** U+0354, combining left arrowhead below. */
  U_Combining_Left_Arrowhead_Below = 852,

  /** U+0355, combining right arrowhead below. */
  U_Combining_Right_Arrowhead_Below = 853,

  /** U+0356, combining right arrowhead and up arrowhead below. */
  U_Combining_Right_Arrowhead_And_Up_Arrowhead_Below = 854,

  /** U+0357, combining right half ring above. */
  U_Combining_Right_Half_Ring_Above = 855,

  /** U+0358, combining dot above right. */
  U_Combining_Dot_Above_Right = 856,

  /** U+0359, combining asterisk below. */
  U_Combining_Asterisk_Below = 857,

  /** U+035A, combining double ring below. */
  U_Combining_Double_Ring_Below = 858,

  /** U+035B, combining zigzag above. */
  U_Combining_Zigzag_Above = 859,

  /** U+035C, combining double breve below. */
  U_Combining_Double_Breve_Below = 860,

  /** U+035D, combining double breve. */
  U_Combining_Double_Breve = 861,

  /** U+035E, combining double macron. */
  U_Combining_Double_Macron = 862,

  /** U+035F, combining double macron below. */
  U_Combining_Double_Macron_Below = 863,

  /** U+0360, combining double tilde. */
  U_Combining_Double_Tilde = 864,

  /** U+0361, combining double inverted breve. */
  U_Combining_Double_Inverted_Breve = 865,

  /** U+0362, combining double rightwards arrow below. */
  U_Combining_Double_Rightwards_Arrow_Below = 866,

  /** U+0363, combining Latin small letter a. */
  U_Combining_Latin_Small_Letter_A = 867,

  /** U+0364, combining Latin small letter e. */
  U_Combining_Latin_Small_Letter_E = 868,

  /** U+0365, combining Latin small letter i. */
  U_Combining_Latin_Small_Letter_I = 869,

  /** U+0366, combining Latin small letter o. */
  U_Combining_Latin_Small_Letter_O = 870,

  /** U+0367, combining Latin small letter u. */
  U_Combining_Latin_Small_Letter_U = 871,

  /** U+0368, combining Latin small letter c. */
  U_Combining_Latin_Small_Letter_C = 872,

  /** U+0369, combining Latin small letter d. */
  U_Combining_Latin_Small_Letter_D = 873,

  /** U+036A, combining Latin small letter h. */
  U_Combining_Latin_Small_Letter_H = 874,

  /** U+036B, combining Latin small letter m. */
  U_Combining_Latin_Small_Letter_M = 875,

  /** U+036C, combining Latin small letter r. */
  U_Combining_Latin_Small_Letter_R = 876,

  /** U+036D, combining Latin small letter t. */
  U_Combining_Latin_Small_Letter_T = 877,

  /** U+036E, combining Latin small letter v. */
  U_Combining_Latin_Small_Letter_V = 878,

  /** U+036F, combining Latin small letter x. */
  U_Combining_Latin_Small_Letter_X = 879,

  /** U+2028, line separator. */
  LINE_SEPARATOR = 8232,

  /** U+2029, paragraph separator. */
  PARAGRAPH_SEPARATOR = 8233,

  /** U+0085, the control character that Unicode calls next line. */
  NEXT_LINE = 133,

  /** U+005E, circumflex accent. */
  U_CIRCUMFLEX = 94,

  /** U+0060, grave accent. */
  U_GRAVE_ACCENT = 96,

  /** U+00A8, diaeresis. */
  U_DIAERESIS = 168,

  /** U+00AF, macron. */
  U_MACRON = 175,

  /** U+00B4, acute accent. */
  U_ACUTE_ACCENT = 180,

  /** U+00B8, cedilla. */
  U_CEDILLA = 184,

  /** U+02C2, modifier letter left arrowhead. */
  U_MODIFIER_LETTER_LEFT_ARROWHEAD = 706,

  /** U+02C3, modifier letter right arrowhead. */
  U_MODIFIER_LETTER_RIGHT_ARROWHEAD = 707,

  /** U+02C4, modifier letter up arrowhead. */
  U_MODIFIER_LETTER_UP_ARROWHEAD = 708,

  /** U+02C5, modifier letter down arrowhead. */
  U_MODIFIER_LETTER_DOWN_ARROWHEAD = 709,

  /** U+02D2, modifier letter centred right half ring. */
  U_MODIFIER_LETTER_CENTRED_RIGHT_HALF_RING = 722,

  /** U+02D3, modifier letter centred left half ring. */
  U_MODIFIER_LETTER_CENTRED_LEFT_HALF_RING = 723,

  /** U+02D4, modifier letter up tack. */
  U_MODIFIER_LETTER_UP_TACK = 724,

  /** U+02D5, modifier letter down tack. */
  U_MODIFIER_LETTER_DOWN_TACK = 725,

  /** U+02D6, modifier letter plus sign. */
  U_MODIFIER_LETTER_PLUS_SIGN = 726,

  /** U+02D7, modifier letter minus sign. */
  U_MODIFIER_LETTER_MINUS_SIGN = 727,

  /** U+02D8, breve. */
  U_BREVE = 728,

  /** U+02D9, dot above. */
  U_DOT_ABOVE = 729,

  /** U+02DA, ring above. */
  U_RING_ABOVE = 730,

  /** U+02DB, ogonek. */
  U_OGONEK = 731,

  /** U+02DC, small tilde. */
  U_SMALL_TILDE = 732,

  /** U+02DD, double acute accent. */
  U_DOUBLE_ACUTE_ACCENT = 733,

  /** U+02DE, modifier letter rhotic hook. */
  U_MODIFIER_LETTER_RHOTIC_HOOK = 734,

  /** U+02DF, modifier letter cross accent. */
  U_MODIFIER_LETTER_CROSS_ACCENT = 735,

  /** U+02E5, modifier letter extra-high tone bar. */
  U_MODIFIER_LETTER_EXTRA_HIGH_TONE_BAR = 741,

  /** U+02E6, modifier letter high tone bar. */
  U_MODIFIER_LETTER_HIGH_TONE_BAR = 742,

  /** U+02E7, modifier letter mid tone bar. */
  U_MODIFIER_LETTER_MID_TONE_BAR = 743,

  /** U+02E8, modifier letter low tone bar. */
  U_MODIFIER_LETTER_LOW_TONE_BAR = 744,

  /** U+02E9, modifier letter extra-low tone bar. */
  U_MODIFIER_LETTER_EXTRA_LOW_TONE_BAR = 745,

  /** U+02EA, modifier letter yin departing tone mark. */
  U_MODIFIER_LETTER_YIN_DEPARTING_TONE_MARK = 746,

  /** U+02EB, modifier letter yang departing tone mark. */
  U_MODIFIER_LETTER_YANG_DEPARTING_TONE_MARK = 747,

  /** U+02ED, modifier letter unaspirated. */
  U_MODIFIER_LETTER_UNASPIRATED = 749,

  /** U+02EF, modifier letter low down arrowhead. */
  U_MODIFIER_LETTER_LOW_DOWN_ARROWHEAD = 751,

  /** U+02F0, modifier letter low up arrowhead. */
  U_MODIFIER_LETTER_LOW_UP_ARROWHEAD = 752,

  /** U+02F1, modifier letter low left arrowhead. */
  U_MODIFIER_LETTER_LOW_LEFT_ARROWHEAD = 753,

  /** U+02F2, modifier letter low right arrowhead. */
  U_MODIFIER_LETTER_LOW_RIGHT_ARROWHEAD = 754,

  /** U+02F3, modifier letter low ring. */
  U_MODIFIER_LETTER_LOW_RING = 755,

  /** U+02F4, modifier letter middle grave accent. */
  U_MODIFIER_LETTER_MIDDLE_GRAVE_ACCENT = 756,

  /** U+02F5, modifier letter middle double grave accent. */
  U_MODIFIER_LETTER_MIDDLE_DOUBLE_GRAVE_ACCENT = 757,

  /** U+02F6, modifier letter middle double acute accent. */
  U_MODIFIER_LETTER_MIDDLE_DOUBLE_ACUTE_ACCENT = 758,

  /** U+02F7, modifier letter low tilde. */
  U_MODIFIER_LETTER_LOW_TILDE = 759,

  /** U+02F8, modifier letter raised colon. */
  U_MODIFIER_LETTER_RAISED_COLON = 760,

  /** U+02F9, modifier letter begin high tone. */
  U_MODIFIER_LETTER_BEGIN_HIGH_TONE = 761,

  /** U+02FA, modifier letter end high tone. */
  U_MODIFIER_LETTER_END_HIGH_TONE = 762,

  /** U+02FB, modifier letter begin low tone. */
  U_MODIFIER_LETTER_BEGIN_LOW_TONE = 763,

  /** U+02FC, modifier letter end low tone. */
  U_MODIFIER_LETTER_END_LOW_TONE = 764,

  /** U+02FD, modifier letter shelf. */
  U_MODIFIER_LETTER_SHELF = 765,

  /** U+02FE, modifier letter open shelf. */
  U_MODIFIER_LETTER_OPEN_SHELF = 766,

  /** U+02FF, modifier letter low left arrow. */
  U_MODIFIER_LETTER_LOW_LEFT_ARROW = 767,

  /** U+0375, Greek lower numeral sign. */
  U_GREEK_LOWER_NUMERAL_SIGN = 885,

  /** U+0384, Greek tonos. */
  U_GREEK_TONOS = 900,

  /** U+0385, Greek dialytika tonos. */
  U_GREEK_DIALYTIKA_TONOS = 901,

  /** U+1FBD, Greek koronis. */
  U_GREEK_KORONIS = 8125,

  /** U+1FBF, Greek psili. */
  U_GREEK_PSILI = 8127,

  /** U+1FC0, Greek perispomeni. */
  U_GREEK_PERISPOMENI = 8128,

  /** U+1FC1, Greek dialytika and perispomeni. */
  U_GREEK_DIALYTIKA_AND_PERISPOMENI = 8129,

  /** U+1FCD, Greek psili and varia. */
  U_GREEK_PSILI_AND_VARIA = 8141,

  /** U+1FCE, Greek psili and oxia. */
  U_GREEK_PSILI_AND_OXIA = 8142,

  /** U+1FCF, Greek psili and perispomeni. */
  U_GREEK_PSILI_AND_PERISPOMENI = 8143,

  /** U+1FDD, Greek dasia and varia. */
  U_GREEK_DASIA_AND_VARIA = 8157,

  /** U+1FDE, Greek dasia and oxia. */
  U_GREEK_DASIA_AND_OXIA = 8158,

  /** U+1FDF, Greek dasia and perispomeni. */
  U_GREEK_DASIA_AND_PERISPOMENI = 8159,

  /** U+1FED, Greek dialytika and varia. */
  U_GREEK_DIALYTIKA_AND_VARIA = 8173,

  /** U+1FEE, Greek dialytika and oxia. */
  U_GREEK_DIALYTIKA_AND_OXIA = 8174,

  /** U+1FEF, Greek varia. */
  U_GREEK_VARIA = 8175,

  /** U+1FFD, Greek oxia. */
  U_GREEK_OXIA = 8189,

  /** U+1FFE, Greek dasia. */
  U_GREEK_DASIA = 8190,

  /** U+203E, overline. */
  U_OVERLINE = 8254,

  /** U+FEFF, zero width no-break space. */
  UTF8_BOM = 65279,
}
