import type { FailedRequest } from '@foyer/embedded-wallet-frame/host'
import { NOT_LOADED, REQUEST_NAMES, WALLET_UPDATED } from '@foyer/embedded-wallet-frame/protocol'
import { delay } from '@foyer/kit'
import * as z from 'zod/mini'
import type { FileAnswer } from './askForFile.ts'
import { PartError } from './errors.ts'

/** The record that a page leaves for the next one. */
const stateSchema = z.object({
  /** Milliseconds since 1970, at which that page reloaded. */
  reloadedAt: z.number(),
  failed: z.array(z.object({ name: z.enum(REQUEST_NAMES), id: z.string(), origin: z.string() })),
  kept: z.unknown(),
})

export type CreateReloadsParameters = {
  history: Pick<History, 'state' | 'replaceState'>
  reload: () => void
  /** Asks the site for the address of this page. */
  askForPage: () => Promise<FileAnswer>
  /** True while nothing goes on in this page beside these requests. */
  isIdle: (failed: readonly FailedRequest[]) => boolean
  /** Answers a request with an error. */
  fail: (request: FailedRequest, message: string) => void
  /** Returns the dapp’s settings, for the next page. */
  keep: () => unknown
  now: () => number
  wait?: (milliseconds: number) => Promise<unknown>
}

/** A page that misses a part so soon after it was loaded anew has it missing for good. In milliseconds. */
const MINUTE = 60_000
/** Between two looks at what goes on. */
const LOOK = 250
/** So many looks a failed request waits for its answer from the next page. */
const LOOKS = 8

/**
 * Loads the page anew where a deployment has removed a part of it. A request that needed the part is answered by the next
 * page, so that the dapp sends no other one while there is no page that listens.
 *
 * @example
 * const reloads = createReloads({ history, reload: () => location.reload(), askForPage, isIdle, fail, keep, now: Date.now })
 * reloads.answer() // what the page before this one has left
 */
export function createReloads(parameters: CreateReloadsParameters) {
  const { history, reload, askForPage, isIdle, fail, keep, now, wait = delay } = parameters
  const last = stateSchema.safeParse(history.state).data
  let failed: FailedRequest[] = []
  let isReloading = false

  function failAll(message: string) {
    for (const request of failed) fail(request, message)
    failed = []
  }

  async function reloadWhenIdle() {
    isReloading = true
    // The browser would show an error of its own in place of the page.
    if ((await askForPage()) !== 'page') {
      isReloading = false
      return failAll(NOT_LOADED)
    }
    for (let look = 0; !isIdle(failed); look++) {
      if (look >= LOOKS) failAll(WALLET_UPDATED)
      await wait(LOOK)
    }
    history.replaceState({ reloadedAt: now(), failed, kept: keep() }, '')
    reload()
  }

  return {
    /** The settings that the page before this one has kept. Only a reload keeps something. */
    kept: last?.kept,

    /** Takes over a request that misses a part which only another page has. */
    defer(error: unknown, request: FailedRequest): boolean {
      if (!(error instanceof PartError) || error.failure !== 'removed') return false
      if (last !== undefined && now() - last.reloadedAt < MINUTE) {
        fail(request, NOT_LOADED)
        return true
      }
      failed.push(request)
      if (!isReloading) void reloadWhenIdle()
      return true
    },

    /** Answers what the page before this one has left. */
    answer() {
      if (last === undefined) return
      history.replaceState({ ...last, failed: [], kept: undefined }, '')
      for (const request of last.failed) fail(request, WALLET_UPDATED)
    },
  }
}
