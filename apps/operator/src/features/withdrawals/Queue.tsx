import { shortenAddress } from '@foyer/site-kit/format'
import { useRuntime } from '../../app/runtime.ts'
import type { Sale } from '../../chain/saleQuery.ts'
import { formatAmount } from '../../format/amount.ts'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { TableScroll } from '../../ui/TableScroll.tsx'
import { useProposal } from '../../ui/useProposal.tsx'
import { useWallet } from '../wallet/useWallet.ts'
import { KEEPER_WINDOW, planQueue, type Waiting } from './planQueue.ts'
import { SettleButton } from './SettleButton.tsx'

export type QueueProps = {
  sale: Sale
  items: readonly Waiting[]
  /** More wait than are shown. */
  hasMore: boolean
  /** Newest block that the list takes in. */
  blockNumber: number
  /** True if that is before the last transaction of this page. */
  isBehind: boolean
}

/** The withdrawals that wait, and a button for each batch that may be settled now. */
export function Queue({ sale, items, hasMore, blockNumber, isBehind }: QueueProps) {
  const { config } = useRuntime()
  const { address } = useWallet()
  const { open, panel } = useProposal()
  const isKeeper = address === sale.keeper
  const queue = planQueue({ items, now: sale.now, isKeeper })
  const batches = new Map(
    queue.map(({ token }) => [token, queue.filter((batch) => batch.token === token)] as const),
  )
  const userOf = (id: number) => items.find((item) => item.id === String(id))?.user ?? 'its user'
  const tokenOf = (token: string) =>
    config.deployment.tokens.find((known) => known.address.toLowerCase() === token.toLowerCase())

  return (
    <>
      <section className="panel stack" aria-label="Queue of withdrawals">
        {items.length === 0 ? (
          <p>Nothing waits.</p>
        ) : (
          <>
            <div className="row">
              {[...batches].map(([address, [next, ...later]]) => {
                const token = tokenOf(address)
                if (token === undefined || next === undefined) return null
                const due = [next, ...later].reduce((sum, { ids }) => sum + ids.length, 0)
                return (
                  <SettleButton
                    key={address}
                    token={token}
                    batch={next}
                    userOf={userOf}
                    due={due}
                    onPropose={open}
                  />
                )
              })}
              {batches.size === 0 && <p>None may be settled by this account yet.</p>}
            </div>
            <TableScroll label="Waiting withdrawals">
              <table>
                <thead>
                  <tr>
                    <th scope="col">No.</th>
                    <th scope="col">User</th>
                    <th scope="col">Amount</th>
                    <th scope="col">To pay</th>
                    <th scope="col">Requested</th>
                    <th scope="col">Anybody from</th>
                  </tr>
                </thead>
                <tbody>
                  {items.map((item) => {
                    const { decimals = 18, symbol = item.token } = tokenOf(item.token) ?? {}
                    return (
                      <tr key={item.id}>
                        <th scope="row">{item.id}</th>
                        <td>
                          <code title={item.user}>{shortenAddress(item.user)}</code>
                        </td>
                        <td>{`${formatAmount(BigInt(item.amount), decimals)} ${symbol}`}</td>
                        <td>{`${formatAmount(BigInt(item.net), decimals)} ${symbol}`}</td>
                        <td>
                          <RelativeTime at={item.timestamp} now={sale.now} />
                        </td>
                        <td>
                          <RelativeTime at={item.timestamp + KEEPER_WINDOW} now={sale.now} />
                        </td>
                      </tr>
                    )
                  })}
                </tbody>
              </table>
            </TableScroll>
          </>
        )}
        {isBehind && (
          <p role="status" className="note">
            The indexer has not read your last transaction yet. The list is read again every second until it
            has.
          </p>
        )}
        <p className="note">
          As the indexer lists them at block <span>{blockNumber.toLocaleString('en')}</span>; the vault is
          asked about each before it is settled.
          <span>{hasMore && ` More than ${items.length} wait: settle these first.`}</span> Who settles is paid
          one token for each. Those that cannot be paid are skipped, and none is paid twice.
        </p>
      </section>
      {panel}
    </>
  )
}
