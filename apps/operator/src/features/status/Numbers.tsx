import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useRuntime } from '../../app/runtime.ts'
import type { Sale, TokenState } from '../../chain/saleQuery.ts'
import { type Sales, salesQueryOptions } from '../../chain/salesQuery.ts'
import { formatAmount } from '../../format/amount.ts'
import { Failure } from '../../ui/Failure.tsx'
import { itemName } from './itemName.ts'
import styles from './Numbers.module.css'
import { SalesChart } from './SalesChart.tsx'
import { salesByDay } from './salesByDay.ts'

/** Sales and debts as the contracts say them, and the rest as the indexer has counted it. */
export function Numbers({ sale }: { sale: Sale }) {
  const { indexer } = useRuntime().config.endpoints
  return (
    <section className="panel stack" aria-labelledby="numbers-title">
      <h2 id="numbers-title">Numbers</h2>
      {indexer === undefined ? (
        <>
          <Tiles sale={sale} />
          <p className="note">
            The configuration names no indexer: raised, buyers, paid rewards and the chart are not known. What
            is shown is from the contracts.
          </p>
        </>
      ) : (
        <IndexedNumbers sale={sale} indexer={indexer} />
      )}
    </section>
  )
}

function IndexedNumbers({ sale, indexer }: { sale: Sale; indexer: string }) {
  const { data, error, isError } = useQuery(salesQueryOptions(indexer))
  const decimals = new Map(sale.tokens.map((token) => [token.address.toLowerCase(), token.decimals]))
  const today = new Date(sale.now * 1_000).toISOString().slice(0, 10)
  return (
    <>
      <Tiles sale={sale} sales={data} />
      {isError && (
        <>
          <p className="bad">
            {data === undefined
              ? 'The indexer is away: raised, buyers, paid rewards and the chart are not known. What is shown is from the contracts.'
              : 'The indexer is away: raised, buyers, paid rewards and the chart may be out of date.'}
          </p>
          <Failure error={error} />
        </>
      )}
      {data && (
        <>
          <h3>Sales by day</h3>
          <SalesChart days={salesByDay(data.days, decimals, today)} />
          <p className="note">
            Sold and owed are from the contracts; the rest is as the indexer counts it up to block{' '}
            <span>{data.asOf.blockNumber.toLocaleString('en')}</span>.
          </p>
        </>
      )}
    </>
  )
}

function Tiles({ sale, sales }: { sale: Sale; sales?: Sales | undefined }) {
  const totalOf = (rows: readonly { amount: string }[]) =>
    rows.reduce((sum, { amount }) => sum + BigInt(amount), 0n)
  const raised = ({ address }: TokenState) =>
    totalOf(
      (sales?.totals ?? [])
        .filter(({ payToken }) => payToken === address.toLowerCase())
        .map(({ cost }) => ({ amount: cost })),
    )
  const paid = ({ address }: TokenState) =>
    totalOf(
      (sales?.rewards ?? [])
        .filter(({ token }) => token === address.toLowerCase())
        .map(({ claimed }) => ({ amount: claimed })),
    )
  const amounts = (amountOf: (token: TokenState) => bigint) =>
    sale.tokens.map((token) => (
      <span key={token.address}>
        <span>{formatAmount(amountOf(token), token.decimals)}</span>{' '}
        <span translate="no">{token.symbol}</span>
      </span>
    ))
  const unknown = <span>not known</span>

  return (
    <dl className={styles.tiles}>
      <Tile name="Sold">
        {sale.items.map(({ id, sold, cap }) => (
          <span key={id}>
            <span>{`${sold.toLocaleString('en')} of ${cap.toLocaleString('en')}`}</span>{' '}
            <span className="note">{itemName(id)}</span>
          </span>
        ))}
      </Tile>
      <Tile name="Raised">{sales === undefined ? unknown : amounts(raised)}</Tile>
      <Tile name="Buyers">
        {sales === undefined ? unknown : <span>{sales.buyers.toLocaleString('en')}</span>}
      </Tile>
      <Tile name="Rewards owed">{amounts(({ liability, fees }) => liability - fees)}</Tile>
      <Tile name="Rewards paid">{sales === undefined ? unknown : amounts(paid)}</Tile>
    </dl>
  )
}

function Tile({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.tile}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
