import { pauseSale, resumeSale } from '@foyer/presale-operator'
import { useRuntime } from '../../app/runtime.ts'
import type { Sale } from '../../chain/saleQuery.ts'
import { useSale } from '../../chain/useSale.ts'
import { formatUsd } from '../../format/amount.ts'
import { Page } from '../../ui/Page.tsx'
import { RelativeTime } from '../../ui/RelativeTime.tsx'
import { useProposal } from '../../ui/useProposal.tsx'
import { itemName } from './itemName.ts'
import { Numbers } from './Numbers.tsx'
import { Roles } from './Roles.tsx'

/** The state of the sale, the roles of the connected account, and the switch that stops purchases. */
export function StatusPage() {
  const query = useSale()
  return (
    <Page title="Status" intro="Live sale status and emergency pause." query={query}>
      {(sale) => (
        <>
          <SaleStatus sale={sale} />
          <Numbers sale={sale} />
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
          <dd className={view.paused ? 'bad' : 'good'}>
            <span>{stateText(sale)}</span>
            {!view.paused && !view.publicOpen && (
              <span>
                <span>, open to everybody</span>{' '}
                <RelativeTime at={Number(view.publicOpenAt)} now={sale.now} />
              </span>
            )}
          </dd>
          <dt>Price</dt>
          <dd>{view.price === 0n ? 'not started' : `${formatUsd(view.price)} per YES`}</dd>
          <dt>Next price</dt>
          <dd>
            {view.nextPriceAt === 0n ? (
              'none'
            ) : (
              <span>
                <span>{formatUsd(view.nextPrice)}</span>{' '}
                <RelativeTime at={Number(view.nextPriceAt)} now={sale.now} />
              </span>
            )}
          </dd>
          {view.items.map(({ id, available }) => (
            <Available key={id} name={itemName(id)} available={available} />
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
  return 'Whitelisted wallets only'
}
