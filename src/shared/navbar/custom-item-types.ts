/**
 * Types of navbar items that this site adds to the built-in ones. Each name starts with "custom-",
 * and its component is in `src/client/components/navbar/item-types.ts`.
 */
export const customItemTypes = [] as const satisfies readonly `custom-${string}`[];
