import { patch } from '@foyer/kit'
import { type AskPlace, askOnPage } from '../approval/askOnPage.ts'
import type { PasskeyRequest } from '../approval/createApprovals.ts'
import { PasskeyError } from './errors.ts'
import './fy-wallet-passkey.ts'

/** Draws what asks for a passkey. */
export const showPasskey = <T>(place: AskPlace, { run, signal, ...asker }: PasskeyRequest<T>): Promise<T> =>
  askOnPage({
    ...place,
    asker,
    signal,
    page: document.createElement('fy-wallet-passkey'),
    async use(page, resolve: (value: T) => void, reject) {
      page.stage = 'working'
      await run().then(resolve, (error: unknown) => {
        if (!(error instanceof PasskeyError)) return reject(error)
        patch(page, { stage: 'asking', failure: error.reason })
      })
    },
  })
