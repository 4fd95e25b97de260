import convert from 'npm-to-yarn';
import type { MarkdownStep } from '../context/step.ts';
import { tabsElement, withoutOption } from './tabs-element.ts';

/** Package managers, with the labels of their tabs. */
const programs = { npm: 'npm', yarn: 'Yarn', pnpm: 'pnpm', bun: 'Bun' } as const;

const option = /(?:^|\s)npm2yarn(?=\s|$)/;

/**
 * Turns a block of npm commands with the `npm2yarn` option into tabs, one for each package manager.
 */
export const npmToYarnStep: MarkdownStep = () => ({
  enter: {
    code(node) {
      if (!option.test(node.meta ?? '')) return undefined;
      const code = withoutOption(node, option);
      const tabs = Object.entries(programs).map(([name, label]) => {
        const value =
          name === 'npm' ? node.value : convert(node.value, name as 'yarn' | 'pnpm' | 'bun');
        return { value: name, label, blocks: [{ ...code, value }] };
      });
      return [tabsElement('npm2yarn', tabs, node.position)];
    },
  },
});
