import { createFoyer } from '@foyer/modal'
import { eip1193Adapter } from '@foyer/modal/eip1193'
import { solana } from '@foyer/modal/networks'
import { FoyerButton, useFoyer, useFoyerProvider, useFoyerState } from '@foyer/modal/react'
import { siwe } from '@foyer/modal/siwe'
import { solanaAdapter } from '@foyer/modal/solana'
import { signMessage } from '@foyer/modal/solana/actions'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { bsc } from 'viem/chains'

export const foyer = createFoyer({
  networks: [bsc, solana],
  adapters: [eip1193Adapter(), solanaAdapter()],
  siwx: siwe({ required: false }),
})

/** The signatures of the two accounts, and their sign-in. */
function Accounts() {
  const { accounts, siwx } = useFoyerState(foyer)
  const { connect, disconnect } = useFoyer(foyer)
  const evm = useFoyerProvider({ namespace: 'eip155' }, foyer)
  const sol = useFoyerProvider({ namespace: 'solana' }, foyer)
  const [signed, setSigned] = useState('')

  async function signEvm() {
    if (accounts.eip155.status !== 'connected') return
    setSigned(
      String(await evm?.request({ method: 'personal_sign', params: ['0x68', accounts.eip155.address] })),
    )
  }

  async function signSolana() {
    if (sol === undefined) return
    setSigned(String((await signMessage(sol, { message: 'h' })).signature.length))
  }

  return (
    <>
      <FoyerButton />
      {(['eip155', 'solana'] as const).map((namespace) => {
        const account = accounts[namespace]
        return (
          <section key={namespace}>
            <p>{account.status === 'connected' ? account.address : account.status}</p>
            <p>{siwx.byNamespace[namespace]?.status}</p>
            <button type="button" onClick={() => connect({ connectorId: 'dev.foyer.testing', namespace })}>
              Connect
            </button>
            <button type="button" onClick={namespace === 'solana' ? signSolana : signEvm}>
              Sign
            </button>
            <button type="button" onClick={() => disconnect({ namespace })}>
              Disconnect
            </button>
          </section>
        )
      })}
      <button type="button" onClick={() => disconnect({ namespace: 'all' })}>
        Disconnect all
      </button>
      <p>{signed}</p>
    </>
  )
}

createRoot(document.body.appendChild(document.createElement('main'))).render(
  <StrictMode>
    <Accounts />
  </StrictMode>,
)
