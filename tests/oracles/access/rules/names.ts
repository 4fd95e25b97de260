import type { Rule } from './rule.ts';
import { spokenKey } from '#node/compile/links/spoken-key.ts';
import { isSilent } from '../page/page-tree.ts';

/**
 * Requires every control to have a name that begins with its visible words and is exposed to voice
 * control.
 */
export const checkNames: Rule = ({ controls }) =>
  controls.flatMap(({ element, name, said, visible }) => {
    const html = `<${element.name} class="${element.attribs.class ?? ''}">`;
    if (isSilent(element))
      return [{ rule: 'silent', message: `${html} "${visible}" is hidden from voice control` }];
    if (name === '') return [{ rule: 'name', message: `${html} has no name` }];
    // Nobody presses a region, so its text is not a label.
    if (element.attribs.role === 'region' || said.startsWith(spokenKey(visible))) return [];
    return [{ rule: 'visible words', message: `"${name}" does not begin with "${visible}"` }];
  });
