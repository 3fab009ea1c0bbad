import type { createDirectoryClient } from '../wire/createDirectoryClient.ts'
import { createServerAlert } from '../wire/createServerAlert.ts'
import { toFeatures } from './toFeatures.ts'
import type { DirectoryHost } from './types.ts'

type ProjectReaderParameters = {
  client: Pick<ReturnType<typeof createDirectoryClient>, 'allowedOrigins' | 'features'>
  host: Pick<DirectoryHost, 'alerts' | 'origin' | 'setFeatures'>
  signal: AbortSignal
}

/** Reads what the server knows about the project: the origins that may use it, and its features. */
export function createProjectReader({ client, host, signal }: ProjectReaderParameters) {
  const { alerts } = host
  const originAlert = createServerAlert({ alerts, signal })
  const featuresAlert = createServerAlert({ alerts, signal })

  async function checkOrigin() {
    try {
      const origins = await client.allowedOrigins()
      originAlert.clear()
      if (!origins.includes(host.origin)) alerts.show(origins.length === 0 ? 'APKT005' : 'APKT002')
    } catch (error) {
      originAlert.raise(error, 'APKT003')
    }
  }

  /** Servers need not support this request: without a response the dapp's own features apply. */
  async function readFeatures() {
    try {
      host.setFeatures(toFeatures(await client.features()))
      featuresAlert.clear()
    } catch (error) {
      featuresAlert.raise(error)
    }
  }

  return {
    read() {
      void checkOrigin()
      void readFeatures()
    },
  }
}
