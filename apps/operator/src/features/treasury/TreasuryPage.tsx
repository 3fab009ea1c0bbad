import { collectFees, setFeeRecipient, setTreasury } from '@foyer/presale-operator'
import { useRuntime } from '../../app/runtime.ts'
import { useSale } from '../../chain/useSale.ts'
import { formatAmount } from '../../format/amount.ts'
import { AddressForm } from '../../ui/AddressForm.tsx'
import { Page } from '../../ui/Page.tsx'
import { TableScroll } from '../../ui/TableScroll.tsx'
import { useProposal } from '../../ui/useProposal.tsx'
import { Rescue } from './Rescue.tsx'

/** The receiver of the proceeds, and the fees that wait to be collected. */
export function TreasuryPage() {
  const { config } = useRuntime()
  const { open, panel } = useProposal()
  const { contracts } = config.deployment

  return (
    <Page
      title="Treasury"
      intro="Where the proceeds of purchases and the fees of withdrawals go."
      query={useSale()}
    >
      {({ treasury, feeRecipient, tokens }) => (
        <>
          <section className="panel stack" aria-labelledby="treasury-title">
            <h2 id="treasury-title">Proceeds</h2>
            <p>
              Paid to <code translate="no">{treasury}</code> within each purchase.
            </p>
            <AddressForm
              label="New treasury, for later purchases"
              actions={[['Change…', (address) => open(setTreasury(contracts, address))]]}
            />
          </section>
          <section className="panel stack" aria-labelledby="fees-title">
            <h2 id="fees-title">Fees</h2>
            <p>
              5 % of each withdrawal waits in the vault until somebody collects it for{' '}
              <code translate="no">{feeRecipient}</code>. Anybody may.
            </p>
            <TableScroll label="Fees by token">
              <table>
                <thead>
                  <tr>
                    <th scope="col">Token</th>
                    <th scope="col">Waiting</th>
                    <th scope="col">Collect</th>
                  </tr>
                </thead>
                <tbody>
                  {tokens.map((token) => (
                    <tr key={token.address}>
                      <th scope="row">{token.symbol}</th>
                      <td>{formatAmount(token.fees, token.decimals)}</td>
                      <td>
                        <button
                          type="button"
                          className="button quiet"
                          disabled={token.fees === 0n}
                          onClick={() =>
                            open(collectFees(contracts, { token, fees: token.fees, recipient: feeRecipient }))
                          }
                        >
                          <span>
                            Collect <span translate="no">{token.symbol}</span>…
                          </span>
                        </button>
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </TableScroll>
            <AddressForm
              label="New fee recipient, also for the fees that wait"
              actions={[['Change the recipient…', (address) => open(setFeeRecipient(contracts, address))]]}
            />
          </section>
          <Rescue tokens={tokens} onPropose={open} />
          {panel}
        </>
      )}
    </Page>
  )
}
