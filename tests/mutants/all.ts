import { accessMutants } from './access.ts';
import { colorModeMutants } from './color-mode.ts';
import { configurationMutants } from './configuration.ts';
import { contentMutants } from './content.ts';
import { frameMutants } from './frame.ts';
import { headMutants } from './head.ts';
import type { Mutant } from './mutant.ts';
import { navbarMutants } from './navbar.ts';
import { navigationMutants } from './navigation.ts';
import { routeMutants } from './routes.ts';
import { searchMutants } from './search.ts';
import { stateMutants } from './states.ts';
import { structureMutants } from './structure.ts';
import { tocMutants } from './toc.ts';

/** All mutants, one file for each subject. */
export const mutants: readonly Mutant[] = [
  ...routeMutants,
  ...structureMutants,
  ...tocMutants,
  ...navbarMutants,
  ...frameMutants,
  ...colorModeMutants,
  ...navigationMutants,
  ...stateMutants,
  ...searchMutants,
  ...headMutants,
  ...contentMutants,
  ...configurationMutants,
  ...accessMutants,
];
