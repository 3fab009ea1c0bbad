import { rescueTokens } from '@foyer/presale-operator'
import { useState } from 'react'
import type { Address } from 'viem'
import { useRuntime } from '../../app/runtime.ts'
import type { TokenState } from '../../chain/saleQuery.ts'
import { formatAmount } from '../../format/amount.ts'
import { AddressForm } from '../../ui/AddressForm.tsx'
import { Failure } from '../../ui/Failure.tsx'
import type { useProposal } from '../../ui/useProposal.tsx'
import { readRescue } from './readRescue.ts'

export type RescueProps = {
  tokens: readonly TokenState[]
  onPropose: ReturnType<typeof useProposal>['open']
}

/** The vault's balance beyond its debts, such as a transfer by mistake, and the way to send it away. */
export function Rescue({ tokens, onPropose }: RescueProps) {
  const { deployment } = useRuntime().config
  const [chosen, choose] = useState(tokens[0]?.address)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<unknown>()
  const token = tokens.find(({ address }) => address === chosen)
  if (token === undefined) return null
  const surplus = surplusOf(token)

  function propose(to: Address, { address, symbol, decimals }: TokenState) {
    try {
      const amount = readRescue(text, { to, decimals, surplus, contracts: deployment.contracts })
      setProblem(undefined)
      onPropose(rescueTokens(deployment.contracts, { token: { address, symbol, decimals }, to, amount }))
    } catch (error) {
      setProblem(error)
    }
  }

  return (
    <section className="panel stack" aria-labelledby="rescue-title">
      <h2 id="rescue-title">Rescue</h2>
      <p className="note">
        Only tokens that the vault does not owe can be sent away. Rewards and fees stay where they are.
      </p>
      <label className="field">
        <span>Token</span>
        <select value={chosen} onChange={(event) => choose(event.target.value as Address)}>
          {tokens.map(({ address, symbol }) => (
            <option key={address} value={address}>
              {symbol}
            </option>
          ))}
        </select>
      </label>
      <p>
        Owed to nobody: <span translate="no">{formatAmount(surplus, token.decimals)}</span>{' '}
        <span translate="no">{token.symbol}</span>
      </p>
      <label className="field">
        <span>Amount</span>
        <input
          value={text}
          inputMode="decimal"
          autoComplete="off"
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <AddressForm label="To" actions={[['Rescue…', (to) => propose(to, token)]]} />
      {problem !== undefined && <Failure error={problem} />}
    </section>
  )
}

/** Nothing while the token does not say what the vault holds. */
function surplusOf({ balance = 0n, liability }: TokenState) {
  return balance > liability ? balance - liability : 0n
}
