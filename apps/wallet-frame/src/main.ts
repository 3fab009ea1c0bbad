import { createHost } from '@foyer/embedded-wallet-frame/host'
import { readPage } from './readPage.ts'

const { project } = readPage()

const host = createHost({
  origins: project.origins,
  version: '1',
  warn: () => undefined,
  report: () => undefined,
  handlers: { SYNC_DAPP_DATA: () => undefined, SYNC_THEME: () => undefined },
})
host.ready()
