import { createFoyer, type Instance } from '@foyer/modal'
import { eip1193Adapter } from '@foyer/modal/eip1193'
import { embeddedWallet } from '@foyer/modal/embedded'
import { solana } from '@foyer/modal/networks'
import { send } from '@foyer/modal/send'
import { siwe } from '@foyer/modal/siwe'
import { solanaAdapter } from '@foyer/modal/solana'
import { signAndSendTransaction, signMessage } from '@foyer/modal/solana/actions'
import { bsc } from 'viem/chains'

declare global {
  interface Window {
    foyer: Instance
    /** Answers the length of the signature. */
    signAtSolana: (message: string) => Promise<number | undefined>
    /** Has the wallet send a transaction in base64. Answers its signature. */
    sendAtSolana: (transaction: string) => Promise<string | undefined>
  }
}

/** A dapp of Solana and BNB Smart Chain whose users log in by e-mail: `?secureSite=…&projectId=…&solana=…&bsc=…&mint=…&siwe`. With `&alone` of Solana alone. */
const query = new URLSearchParams(location.search)
const read = (name: string) => query.get(name) ?? ''
const by = (name: string) => ({ default: { http: [read(name)] } })
const isAlone = query.has('alone')
const onSolana = { ...solana, rpcUrls: by('solana') }

window.foyer = createFoyer({
  networks: isAlone ? [onSolana] : [onSolana, { ...bsc, rpcUrls: by('bsc') }],
  adapters: isAlone ? [solanaAdapter()] : [solanaAdapter(), eip1193Adapter()],
  projectId: read('projectId'),
  locale: 'ja',
  themeMode: query.get('theme') === 'light' ? 'light' : 'dark',
  tokens: query.has('mint')
    ? { [solana.id]: [{ address: read('mint'), name: 'USD Coin', symbol: 'USDC' }] }
    : undefined,
  features: [embeddedWallet({ secureSite: read('secureSite'), solana: true }), send()],
  siwx: query.has('siwe') ? siwe({ server: '/siwe', statement: 'I accept the terms.' }) : undefined,
})
window.signAtSolana = async (message) => {
  const provider = await window.foyer.getProvider({ namespace: 'solana' })
  return provider && (await signMessage(provider, { message })).signature.length
}
window.sendAtSolana = async (encoded) => {
  const provider = await window.foyer.getProvider({ namespace: 'solana' })
  const transaction = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0))
  return provider && signAndSendTransaction(provider, { transaction })
}
document.body.append(document.createElement('fy-button'))
