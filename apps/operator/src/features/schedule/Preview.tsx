import type { Step } from '@foyer/presale-operator'
import type { Sale } from '../../chain/saleQuery.ts'
import { formatDuration, formatUsd } from '../../format/amount.ts'
import { TableScroll } from '../../ui/TableScroll.tsx'
import { type Moment, previewMoments } from './preview.ts'
import { toTyped } from './typedTime.ts'

const ITEM_NAMES = ['Genesis Fragment', 'Genesis Badge']

/** A preview of the site under a schedule: prices and the countdown, now and at each change. */
export function Preview({ steps, sale }: { steps: readonly Step[]; sale: Sale }) {
  const items = sale.view.items.map(({ id, yesPerUnit }, index) => ({
    name: ITEM_NAMES[index] ?? `Item ${id}`,
    yesPerUnit,
  }))
  const moments = previewMoments({
    steps,
    items,
    publicOpenAt: Number(sale.view.publicOpenAt),
    now: sale.now,
  })
  const isUnreadable = moments.some((moment) => moment.items.some(({ isReadable }) => !isReadable))

  return (
    <section className="panel stack" aria-labelledby="preview-title">
      <h2 id="preview-title">What buyers see</h2>
      <TableScroll label="Prices and countdown">
        <table>
          <thead>
            <tr>
              <th scope="col">From</th>
              <th scope="col">Who may buy</th>
              <th scope="col">Price per YES</th>
              {items.map(({ name }) => (
                <th scope="col" key={name}>
                  {name}
                </th>
              ))}
              <th scope="col">Countdown at its start</th>
            </tr>
          </thead>
          <tbody>
            {moments.map((moment) => (
              <tr key={moment.at}>
                <th scope="row">{moment.at === sale.now ? 'now' : `${toTyped(moment.at)} UTC`}</th>
                <td>{whoMayBuy(moment)}</td>
                <td>{priceText(moment.price)}</td>
                {moment.items.map(({ name, price }) => (
                  <td key={name}>{priceText(price)}</td>
                ))}
                <td>
                  {moment.countdown === undefined ? 'none: the last price' : formatDuration(moment.countdown)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
      {isUnreadable && (
        <p className="bad" role="alert">
          An item would cost a fraction of 0.000001 USD, which buyers cannot read. Choose a rounder price.
        </p>
      )}
    </section>
  )
}

function whoMayBuy({ price, isOpen }: Moment) {
  if (price === 0n) return 'nobody yet'
  return isOpen ? 'everybody' : 'the whitelist'
}

/** Before the first step there is no price. */
function priceText(price: bigint) {
  return price === 0n ? 'none' : formatUsd(price)
}
