/** `fragment` is id 1 and `badge` id 2 everywhere. */
const ITEM_NAMES = ['Genesis Fragment', 'Genesis Badge']

export const itemName = (id: number) => ITEM_NAMES[id - 1] ?? `Item ${id}`
