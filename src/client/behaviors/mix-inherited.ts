/**
 * Merges each section's inherited members alphabetically into its other members, or moves them back
 * into their collapsed part.
 */
export function mixInherited(isMixed: boolean): void {
  for (const fold of document.querySelectorAll<HTMLElement>('article .inherited')) {
    const before = membersBefore(fold);
    const inherited = isMixed
      ? fold.querySelectorAll(unit)
      : before.filter((one) => one.matches(unit));
    for (const member of inherited) {
      if (!isMixed) fold.append(member);
      else placeBefore(member, before, fold);
    }
    fold.hidden = isMixed;
  }
}

const unit = '.api-inherited';

function placeBefore(member: Element, members: readonly Element[], fold: Element) {
  const name = nameOf(member);
  const next = members.find((other) => nameOf(other).localeCompare(name) > 0);
  (next ?? fold).before(member);
}

/** Returns the named elements before the collapsed part in its section, in document order. */
function membersBefore(fold: Element) {
  const members: Element[] = [];
  for (
    let element = fold.previousElementSibling;
    element && !element.querySelector('h2');
    element = element.previousElementSibling
  )
    if (nameOf(element) !== '') members.unshift(element);
  return members;
}

function nameOf(element: Element) {
  return element.querySelector('h3, .api-row-name')?.textContent.toLowerCase() ?? '';
}
