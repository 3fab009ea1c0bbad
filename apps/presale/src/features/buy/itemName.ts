import type { TFunction } from 'i18next'

/** The name of an item by its ERC-1155 id. An id this app does not know is shown as a number. */
export function itemName(t: TFunction, id: number) {
  if (id === 1) return t('items.fragment')
  if (id === 2) return t('items.badge')
  return `#${id}`
}
