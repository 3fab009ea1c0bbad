import type { Sending } from '../types/adapter.ts'

type LoadSending = () => Promise<Sending>

export type Sendings = ReturnType<typeof createSendings>

/** The senders outside EVM, by the function that loaded each. */
export function createSendings() {
  const loaded = new Map<LoadSending, Sending>()
  return {
    /** One that is loaded already. */
    find: (loadSending: LoadSending) => loaded.get(loadSending),

    async load(loadSending: LoadSending): Promise<Sending> {
      const sending = loaded.get(loadSending) ?? (await loadSending())
      loaded.set(loadSending, sending)
      return sending
    },
  }
}
