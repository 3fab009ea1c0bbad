import { createFoyer, type Instance } from '@foyer/modal'
import { eip1193Adapter } from '@foyer/modal/eip1193'
import { bsc } from 'viem/chains'

/** What the measurement of leaks does in this page. */
export type Cycles = {
  /** Opens and closes one modal, which it makes at the first call. */
  openAndClose(times: number): Promise<void>
  /** Makes modals, opens each, and destroys it. */
  createAndDestroy(times: number): Promise<void>
  /** How many of the destroyed modals are still in memory. */
  countAlive(): number
}

declare global {
  var cycles: Cycles
}

const destroyed: WeakRef<Instance>[] = []
let lasting: Instance | undefined

const create = (id: string) =>
  createFoyer({ id, networks: [bsc], adapters: [eip1193Adapter()], storage: null })

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
const isOpen = () => document.querySelector('fy-modal')?.shadowRoot?.querySelector('dialog')?.open === true

async function openOnce(foyer: Instance) {
  foyer.open()
  while (!isOpen()) await nextFrame()
}

globalThis.cycles = {
  async openAndClose(times) {
    lasting ??= create('lasting')
    for (let time = 0; time < times; time++) {
      await openOnce(lasting)
      lasting.close()
      while (isOpen()) await nextFrame()
    }
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
