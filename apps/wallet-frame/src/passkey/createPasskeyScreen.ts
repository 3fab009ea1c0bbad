import { askOnPage } from '../approval/askOnPage.ts'
import type { CreateApprovalsParameters, PasskeyRequest } from '../approval/createApprovals.ts'
import { PasskeyError } from './errors.ts'
import './fy-wallet-passkey.ts'

/** Draws what asks for a passkey. */
export function createPasskeyScreen({
  root,
  settings,
}: Pick<CreateApprovalsParameters, 'root' | 'settings'>) {
  let element: Element | undefined

  return {
    ask<T>({ run, signal, ...asker }: PasskeyRequest<T>): Promise<T> {
      const page = document.createElement('fy-wallet-passkey')
      element = page
      return askOnPage({
        ...{ root, settings, page, asker, signal },
        async use(page, resolve: (value: T) => void, reject) {
          page.stage = 'working'
          await run().then(resolve, (error: unknown) => {
            if (!(error instanceof PasskeyError)) return reject(error)
            Object.assign(page, { stage: 'asking', failure: error.reason })
          })
        },
      })
    },

    close() {
      element?.remove()
      element = undefined
    },
  }
}
