/** Default shortcuts for features that only a site with a spoken language has. */
export const voiceKeys = {
  print: { key: 'r', alt: true, shift: true, isOn: true },
  showHats: { key: 'h', alt: true, shift: true, isOn: true },
};

/** Selectors for the controls that these shortcuts press. */
export const voiceControls = { print: '.print-button', showHats: '#control-hats' };

/** The only shortcut for a page control that works while a dialog is open. */
export const keyInDialogs: string = 'showHats';
