/** Value of `data-action` on the buttons that open an example in the editor. */
export const tryAction = 'try-example';
