import { availableParallelism } from 'node:os'
import { createSlots } from './createSlots.ts'

/** Parts that wait for a free slot start in this order: the first is the one that a visitor of the page meets soonest. */
const RANKS = {
  chain: 0,
  page: 1,
  data: 2,
  wallet: 3,
  walletServers: 4,
  others: 5,
} as const

type CreateStarterParameters = {
  /** Told of each part from when it is known until it is done. */
  startingFile: { add: (name: string) => void; delete: (name: string) => void }
}

/** The need of a part that needs no other. */
export const NOTHING = Promise.resolve()

export type Starter = ReturnType<typeof createStarter>

/** Starts the parts of a stack: each once what it needs is there, and a few at a time. */
export function createStarter({ startingFile }: CreateStarterParameters) {
  const slots = createSlots(availableParallelism() + 1)
  const parts: Promise<unknown>[] = []

  return {
    /** Does a part of the work once `needs` is there and a slot is free. Until it is done, it counts as starting. */
    begin<need, result>(
      name: string,
      rank: keyof typeof RANKS,
      needs: Promise<need>,
      work: (need: need) => Promise<result>,
    ): Promise<result> {
      startingFile.add(name)
      const done = needs
        .then((need) => slots.use(RANKS[rank], () => work(need)))
        .then((result) => {
          startingFile.delete(name)
          return result
        })
      parts.push(done)
      return done
    },

    /** Resolves when everything that was begun is done. */
    finish: () => Promise.all(parts),
  }
}
