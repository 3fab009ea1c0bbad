import { formatTime, pauseSale, resumeSale } from '@foyer/presale-operator'
import { useRuntime } from '../../app/runtime.ts'
import type { Sale } from '../../chain/saleQuery.ts'
import { useSale } from '../../chain/useSale.ts'
import { formatUsd } from '../../format/amount.ts'
import { Page } from '../../ui/Page.tsx'
import { useProposal } from '../../ui/useProposal.tsx'
import { Roles } from './Roles.tsx'

/** `fragment` is id 1 and `badge` id 2 everywhere. */
const ITEM_NAMES = ['Genesis Fragment', 'Genesis Badge']

/** What the sale does now, the roles of the connected account, and the switch that stops purchases. */
export function StatusPage() {
  const query = useSale()
  return (
    <Page title="Status" intro="Live sale status and emergency pause." query={query}>
      {(sale) => (
        <>
          <SaleStatus sale={sale} />
          <Roles keeper={sale.keeper} />
        </>
      )}
    </Page>
  )
}

function SaleStatus({ sale }: { sale: Sale }) {
  const { config } = useRuntime()
  const { open, panel } = useProposal()
  const { contracts } = config.deployment
  const { view } = sale

  return (
    <>
      <section className="panel stack" aria-labelledby="sale-title">
        <h2 id="sale-title">Sale</h2>
        <dl className="facts">
          <dt>State</dt>
          <dd className={view.paused ? 'bad' : 'good'}>{stateText(sale)}</dd>
          <dt>Price</dt>
          <dd>{view.price === 0n ? 'not started' : `${formatUsd(view.price)} per YES`}</dd>
          <dt>Next price</dt>
          <dd>
            {view.nextPriceAt === 0n
              ? 'none'
              : `${formatUsd(view.nextPrice)} from ${formatTime(Number(view.nextPriceAt))}`}
          </dd>
          {view.items.map((item, index) => (
            <Available
              key={item.id}
              name={ITEM_NAMES[index] ?? `Item ${item.id}`}
              available={item.available}
            />
          ))}
          <dt>As of block</dt>
          <dd>{view.blockNumber.toLocaleString('en')}</dd>
        </dl>
        {view.paused ? (
          <button type="button" className="button primary" onClick={() => open(resumeSale(contracts))}>
            Resume the sale…
          </button>
        ) : (
          <button type="button" className="button danger" onClick={() => open(pauseSale(contracts))}>
            Pause the sale…
          </button>
        )}
        <p className="note">
          Pausing stops purchases. Invitations, rewards and withdrawals go on: nobody can stop them.
        </p>
      </section>
      {panel}
    </>
  )
}

function Available({ name, available }: { name: string; available: bigint }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{available === 0n ? 'sold out' : `${available.toLocaleString('en')} left`}</dd>
    </>
  )
}

function stateText({ view }: Sale) {
  if (view.paused) return 'Paused: nobody can buy'
  if (view.publicOpen) return 'Open to everybody'
  return `Whitelisted wallets only, open to everybody from ${formatTime(Number(view.publicOpenAt))}`
}
