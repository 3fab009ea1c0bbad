import { createFoyer, type Instance } from '@foyer/modal'
import { eip1193Adapter } from '@foyer/modal/eip1193'
import { bsc } from 'viem/chains'

/** Functions of the measurement of leaks in this page. */
export type Cycles = {
  /** Opens and closes one modal, which it makes at the first call. */
  openAndClose(times: number): Promise<void>
  /** Makes modals, opens each, and destroys it. */
  createAndDestroy(times: number): Promise<void>
  /** Connects this wallet, opens the views that have work of their own, and stays at Account without a balance. */
  visitViews(connectorId: string): Promise<void>
  /** Closes the modal that `visitViews` has opened. */
  close(): Promise<void>
  /** Counts the destroyed modals that are still in memory. */
  countAlive(): number
}

declare global {
  var cycles: Cycles
}

const destroyed: WeakRef<Instance>[] = []
let lasting: Instance | undefined
let visited: Instance | undefined

const create = (id: string) =>
  createFoyer({ id, networks: [bsc], adapters: [eip1193Adapter()], storage: null })

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
const isOpen = () => document.querySelector('fy-modal')?.shadowRoot?.querySelector('dialog')?.open === true

async function openOnce(foyer: Instance) {
  foyer.open()
  while (!isOpen()) await nextFrame()
}

async function close(foyer: Instance) {
  foyer.close()
  while (isOpen()) await nextFrame()
}

globalThis.cycles = {
  async openAndClose(times) {
    lasting ??= create('lasting')
    for (let time = 0; time < times; time++) {
      await openOnce(lasting)
      await close(lasting)
    }
  },
  async visitViews(connectorId) {
    const foyer = create('visited')
    visited = foyer
    await openOnce(foyer)
    await foyer.open({ view: 'AllWallets' })
    await nextFrame()
    await foyer.connect({ connectorId })
    await foyer.open({ view: 'Networks' })
    await nextFrame()
    await foyer.open({ view: 'Account' })
    while (foyer.state.balance.current.status !== 'failed') await nextFrame()
  },
  async close() {
    if (visited !== undefined) await close(visited)
  },
  async createAndDestroy(times) {
    lasting?.destroy()
    lasting = undefined
    for (let time = 0; time < times; time++) {
      const foyer = create(`passing-${time}`)
      await openOnce(foyer)
      foyer.destroy()
      destroyed.push(new WeakRef(foyer))
    }
  },
  countAlive: () => destroyed.filter((reference) => reference.deref() !== undefined).length,
}
