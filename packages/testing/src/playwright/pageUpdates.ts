import type { BrowserContext, Frame } from '@playwright/test'
import { applyUpdate, type WalletState } from './injected.ts'

/** Calls every open frame. One that is being unloaded cannot be called; the next document starts with the last state. */
export async function callFrames(
  context: BrowserContext,
  call: (frame: Frame) => Promise<unknown>,
): Promise<void> {
  const frames = context.pages().flatMap((page) => page.frames())
  await Promise.all(frames.map((frame) => call(frame).catch(() => undefined)))
}

/** Brings the state of the wallet `key` into the documents of a context. */
export function createPageUpdates(context: BrowserContext, key: string) {
  const lastUpdate = `${key}_update`
  let revision = 0

  /** For the documents to come. Only recent versions of Playwright take a script back, so each update adds one. */
  async function addUpdate(state: WalletState | null) {
    revision += 1
    const update = { key, lastUpdate, revision, state }
    await context.addInitScript(applyUpdate, update)
    return update
  }

  return {
    lastUpdate,
    nextRevision: () => revision + 1,

    /** Sets the state in open documents and later ones. */
    async apply(state: WalletState) {
      const update = await addUpdate(state)
      await callFrames(context, (frame) => frame.evaluate(applyUpdate, update))
    },

    /** Leaves the wallet out of documents that are loaded from now on. */
    async remove() {
      await addUpdate(null)
    },
  }
}
