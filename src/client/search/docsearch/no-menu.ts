/** Stands in for the menus of the filter bar, which this site never shows: it has no facets. */
function Nothing(): null {
  return null;
}

/** All parts of the menu. */
export const Menu = {
  Root: Nothing,
  Trigger: Nothing,
  Portal: Nothing,
  Positioner: Nothing,
  Popup: Nothing,
  Item: Nothing,
  RadioGroup: Nothing,
  RadioItem: Nothing,
  RadioItemIndicator: Nothing,
  CheckboxItem: Nothing,
  CheckboxItemIndicator: Nothing,
  GroupLabel: Nothing,
};
