import { createApprovals } from './approval/createApprovals.ts'
import { createWallet } from './createWallet.ts'
import { openStorage } from './device/storage.ts'
import { askForFile } from './parts/askForFile.ts'
import { loadPart } from './parts/loadPart.ts'
import { readPage } from './readPage.ts'
import { createSigner } from './signer/createSigner.ts'
import { findWorkerFailure, startWorker } from './signer/startWorker.ts'

const query = new URLSearchParams(location.search)

const wallet = createWallet({
  page: readPage(),
  chainId: query.get('chainId'),
  storage: openStorage(),
  locks: navigator.locks,
  signer: createSigner(startWorker, findWorkerFailure),
  createApprovals: (parameters) => createApprovals({ ...parameters, root: document.body }),
  ceremony: {
    // The first files have no passkeys.
    async show(options) {
      const { createCeremony } = await loadPart(() => import('./passkey/createCeremony.ts'))
      return createCeremony().show(options)
    },
  },
  fetch: (url, init) => fetch(url, init),
  reloading: { history, reload: () => location.reload(), askForPage: () => askForFile(location.href) },
  announce(start) {
    document.documentElement.dataset.login = start
  },
  report(error) {
    // Its kind, and nothing that it says: texts of servers and of dapps stay out of the console.
    // biome-ignore lint/suspicious/noConsole: the log of a page is its console
    if (query.get('enableLogger') !== 'false') console.error(`[Foyer wallet] ${(error as Error)?.name}`)
  },
})
wallet.ready()
