import { useState } from 'react'
import type { Address } from 'viem'
import type { Order } from '../../chain/calls.ts'
import type { HomeView, ItemView, TokenView } from '../../chain/homeQuery.ts'
import { formatTokenAmount } from '../../format/amount.ts'
import { acceptedTokens } from './acceptedTokens.ts'
import { mostUnits, parseQuantity, type QuantityInput, quote } from './quote.ts'

/** The order that matches the current choices, with its cost and yield. */
export type Offer = { order: Omit<Order, 'proof'>; token: TokenView; yesAmount: bigint }

export type Draft = {
  item: ItemView | undefined
  chooseItem: (id: number) => void
  token: TokenView | undefined
  chooseToken: (address: Address) => void
  quantityText: string
  quantity: QuantityInput
  setQuantity: (text: string) => void
  /** `undefined` while something is missing or invalid. */
  offer: Offer | undefined
  /** @example '250 USDT'; empty without an offer */
  costLabel: (locale: string) => string
}

/**
 * The choices of the purchase form. A choice that is no longer offered falls back to the first one that is.
 *
 * @param onEdit called when something else is chosen
 */
export function useDraft({ items, tokens, price }: HomeView, onEdit: () => void): Draft {
  const [itemId, chooseItem] = useState<number>()
  const [tokenAddress, chooseToken] = useState<Address>()
  const [quantityText, setQuantity] = useState('1')

  const inStock = items.filter(({ available }) => available > 0n)
  const item = items.find(({ id }) => id === itemId) ?? inStock[0] ?? items[0]
  const accepted = acceptedTokens({ tokens })
  const token = accepted.find((one) => one.token === tokenAddress) ?? accepted[0]
  const quantity = parseQuantity(quantityText, item === undefined ? 0 : mostUnits(item))
  const offer = makeOffer()

  const edit =
    <value>(set: (value: value) => void) =>
    (value: value) => {
      set(value)
      onEdit()
    }

  function makeOffer(): Offer | undefined {
    if (item === undefined || token === undefined || quantity.status !== 'valid' || price === 0n)
      return undefined
    const { cost, yesAmount } = quote(item, token, price, quantity.quantity)
    const order = { itemId: item.id, quantity: quantity.quantity, token: token.token, maxCost: cost }
    return { order, token, yesAmount }
  }

  return {
    item,
    chooseItem: edit(chooseItem),
    token,
    chooseToken: edit(chooseToken),
    quantityText,
    quantity,
    setQuantity: edit(setQuantity),
    offer,
    costLabel(locale) {
      if (offer === undefined) return ''
      return formatTokenAmount(locale, offer.order.maxCost, offer.token, 'ceil')
    },
  }
}
