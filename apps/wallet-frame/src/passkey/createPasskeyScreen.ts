import { ReplyError } from '@foyer/embedded-wallet-frame/host'
import { applyThemeStyle, REJECTED } from '@foyer/embedded-wallet-frame/protocol'
import type { CreateApprovalsParameters, PasskeyRequest } from '../approval/createApprovals.ts'
import { createDeferred } from '../floor.ts'
import { loadTexts } from '../locales/loadTexts.ts'
import { PasskeyError } from './errors.ts'
import './fy-wallet-passkey.ts'
import type { FyWalletPasskey } from './fy-wallet-passkey.ts'

/** Draws, in the dapp's theme and language, what asks for a passkey. */
export function createPasskeyScreen({
  root,
  settings,
}: Pick<CreateApprovalsParameters, 'root' | 'settings'>) {
  let element: FyWalletPasskey | undefined

  async function mount({ origin, dapp }: Pick<PasskeyRequest<never>, 'origin' | 'dapp'>) {
    const texts = await loadTexts(settings.locale())
    const page = document.createElement('fy-wallet-passkey')
    Object.assign(page, { texts, origin, dapp })
    page.setAttribute('theme', settings.theme().themeMode ?? 'auto')
    applyThemeStyle(page, settings.theme())
    page.lang = texts.code
    document.documentElement.lang = texts.code
    root.replaceChildren(page)
    element = page
    return page
  }

  return {
    async ask<T>({ run, signal, ...asked }: PasskeyRequest<T>): Promise<T> {
      const page = await mount(asked)
      const { promise, resolve, reject } = createDeferred<T>()
      const ending = new AbortController()
      const decline = () => reject(new ReplyError(REJECTED))
      signal.addEventListener('abort', decline, { signal: ending.signal })
      addEventListener('pagehide', decline, { signal: ending.signal })
      if (signal.aborted) decline()
      page.decline = decline
      page.use = async () => {
        page.stage = 'working'
        await run().then(resolve, (error: unknown) => {
          if (!(error instanceof PasskeyError)) return reject(error)
          Object.assign(page, { stage: 'asking', failure: error.reason })
        })
      }
      return promise.finally(() => ending.abort())
    },

    close() {
      element?.remove()
      element = undefined
    },
  }
}
