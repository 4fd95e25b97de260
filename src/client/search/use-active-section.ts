import { viewItems } from '../components/navbar/view-item.ts';
import { useNavbarEnvironment } from '#client/components/navbar/use-navbar-environment.ts';
import { useSite } from '#client/page-data/site-context.tsx';

/** Returns the label of the active navbar item; undefined if there is none. */
export function useActiveSection(): string | undefined {
  const { items } = useSite().config.navbar;
  const views = viewItems(items, useNavbarEnvironment());
  const active = views.find(
    (view) => (view.kind === 'link' || view.kind === 'dropdown') && view.active,
  );
  return active && 'label' in active ? active.label : undefined;
}
