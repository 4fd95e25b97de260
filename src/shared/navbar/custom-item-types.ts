/** Types of navbar items that this site adds to those of the program; each starts with "custom-", and has its component in `src/client/components/navbar/item-types.ts`. */
export const customItemTypes = [] as const satisfies readonly `custom-${string}`[];
