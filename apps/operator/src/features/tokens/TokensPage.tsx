import { disableToken, enableToken, registerToken } from '@foyer/presale-operator'
import { shortenAddress } from '@foyer/site-kit/format'
import { useRuntime } from '../../app/runtime.ts'
import type { TokenState } from '../../chain/saleQuery.ts'
import { useSale } from '../../chain/useSale.ts'
import { formatAmount } from '../../format/amount.ts'
import { AddressForm } from '../../ui/AddressForm.tsx'
import { Page } from '../../ui/Page.tsx'
import { TableScroll } from '../../ui/TableScroll.tsx'
import { useProposal } from '../../ui/useProposal.tsx'

const isShort = ({ balance, liability }: TokenState) => balance === undefined || balance < liability

/** Payment tokens: what buyers may pay with. */
export function TokensPage() {
  const { config } = useRuntime()
  const { open, panel } = useProposal()
  const { contracts } = config.deployment

  return (
    <Page title="Tokens" intro="What buyers may pay with, and what the vault owes in it." query={useSale()}>
      {({ tokens }) => (
        <>
          <section className="panel stack" aria-label="Tokens of the sale">
            <TableScroll label="Payment tokens">
              <table>
                <thead>
                  <tr>
                    <th scope="col">Token</th>
                    <th scope="col">Accepted</th>
                    <th scope="col">Vault owes</th>
                    <th scope="col">Vault holds</th>
                    <th scope="col">Change</th>
                  </tr>
                </thead>
                <tbody>
                  {tokens.map((token) => (
                    <tr key={token.address}>
                      <th scope="row">
                        <span translate="no">{token.symbol}</span>{' '}
                        <code title={token.address}>{shortenAddress(token.address)}</code>
                      </th>
                      <td className={token.enabled ? 'good' : 'bad'}>{token.enabled ? 'yes' : 'no'}</td>
                      <td>{formatAmount(token.liability, token.decimals)}</td>
                      <td className={isShort(token) ? 'bad' : undefined}>
                        {token.balance === undefined
                          ? 'does not answer'
                          : formatAmount(token.balance, token.decimals)}
                      </td>
                      <td>
                        {token.enabled ? (
                          <button
                            type="button"
                            className="button danger"
                            onClick={() => open(disableToken(contracts, token.address))}
                          >
                            <span>
                              Stop accepting <span translate="no">{token.symbol}</span>…
                            </span>
                          </button>
                        ) : (
                          <button
                            type="button"
                            className="button quiet"
                            onClick={() => open(enableToken(contracts, token.address))}
                          >
                            <span>
                              Accept <span translate="no">{token.symbol}</span>…
                            </span>
                          </button>
                        )}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </TableScroll>
            <p className="note">Rewards in a token that is no longer accepted stay, and can be withdrawn.</p>
          </section>
          <section className="panel stack" aria-labelledby="new-token-title">
            <h2 id="new-token-title">A further token</h2>
            <p className="note">
              First add it to the configuration and run <code translate="no">presale config check</code>: it
              finds tokens that charge a fee on transfers. Then register it with the vault, and accept it.
            </p>
            <AddressForm
              label="Address of the token"
              actions={[
                ['Register…', (token) => open(registerToken(contracts, token))],
                ['Accept…', (token) => open(enableToken(contracts, token))],
              ]}
            />
          </section>
          {panel}
        </>
      )}
    </Page>
  )
}
