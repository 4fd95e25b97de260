/** What each action does, in plain words. */
export const actionWords: Readonly<Record<string, string>> = {
  setSelection: 'select',
  remove: 'delete',
};
