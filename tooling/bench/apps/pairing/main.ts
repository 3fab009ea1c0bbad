import { createFoyer } from '@foyer/modal'
import { eip1193Adapter } from '@foyer/modal/eip1193'
import { walletConnect } from '@foyer/modal/walletconnect'
import { bsc } from 'viem/chains'

/** Functions of the measurement of pairing in this page. */
export type Pairing = {
  /** Pairs with a wallet and disconnects again. */
  cycle(times: number): Promise<void>
  /** Bytes of everything that is stored. */
  countStored(): Promise<number>
}

declare global {
  var pairing: Pairing
  /** Holds a code in front of the wallet's camera. */
  var scan: (uri: string) => Promise<void>
}

const relayUrl = new URLSearchParams(location.search).get('relay') ?? ''
const foyer = createFoyer({
  networks: [bsc],
  adapters: [eip1193Adapter()],
  features: [walletConnect({ projectId: 'bench', relayUrl, verify: false })],
})
const address = document.createElement('p')
document.body.append(document.createElement('fy-button'), address)
foyer.subscribe(() => {
  const { eip155 } = foyer.state.accounts
  address.textContent = eip155?.status === 'connected' ? eip155.address : ''
})

let scanned: string | undefined

globalThis.pairing = {
  async cycle(times) {
    const stop = foyer.subscribe(() => {
      const { current } = foyer.state.pairing
      if (current.status !== 'waiting' || current.uri === scanned) return
      scanned = current.uri
      void scan(current.uri)
    })
    for (let time = 0; time < times; time++) {
      await foyer.connect({ connectorId: 'walletConnect' })
      await foyer.disconnect()
    }
    stop()
  },

  async countStored() {
    const texts = Object.entries(localStorage).flat()
    for (const { name = '' } of await indexedDB.databases()) texts.push(...(await readDatabase(name)))
    return texts.reduce((sum, { length }) => sum + length, 0)
  },
}

/** Keys and values of all stores. */
async function readDatabase(name: string): Promise<string[]> {
  const database = await settled(indexedDB.open(name))
  const texts: string[] = []
  for (const storeName of database.objectStoreNames) {
    const store = database.transaction(storeName).objectStore(storeName)
    texts.push(
      JSON.stringify(await settled(store.getAllKeys())),
      JSON.stringify(await settled(store.getAll())),
    )
  }
  database.close()
  return texts
}

const settled = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
