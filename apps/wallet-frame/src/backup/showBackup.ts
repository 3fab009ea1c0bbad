import { patch } from '@foyer/kit'
import { type AskPlace, askOnPage } from '../approval/askOnPage.ts'
import type { BackupRequest } from '../approval/createApprovals.ts'
import './fy-wallet-backup.ts'
import { serveBackup } from './serveBackup.ts'

const FEATURES = 'popup,width=480,height=760'

/** Draws what offers a backup, and opens the window where it is made. */
export const showBackup = (
  place: AskPlace,
  { login, signer, signal, ...asker }: BackupRequest,
): Promise<void> =>
  askOnPage({
    ...place,
    asker,
    signal,
    page: document.createElement('fy-wallet-backup'),
    use(page, resolve: () => void) {
      // Of this origin, with an address bar. It stays when the dapp takes its request back.
      const opened = window.open('/backup', '_blank', FEATURES)
      if (opened === null) return patch(page, { failure: 'blocked' })
      patch(page, { stage: 'working', failure: undefined })
      return serveBackup({
        opened,
        login,
        signer,
        origin: asker.origin,
        onKept: resolve,
        onClosed: () => patch(page, { stage: 'asking', failure: 'closed' }),
      })
    },
  })
