import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { nodeCommand, type Processes } from '@foyer/harness/processes'
import { createClients, type SocialFile } from '@foyer/stand-ins/identity-provider'
import { emptyDirectory } from '../state/emptyDirectory.ts'
import { writeJson } from '../state/json.ts'
import { createProcessService } from './createProcessService.ts'
import { checkHttp } from './http.ts'
import type { Service } from './service.ts'

export type CreateIdentityProviderServiceParameters = {
  processes: Processes
  port: number
  /** The address for browsers and the wallet servers. */
  publicUrl: string
  servers: Record<'auth' | 'vault', string>
  /** Emptied at each start. */
  directory: string
}

/** The provider that stands in for the six real ones, and the clients that the wallet servers are registered as. */
export async function createIdentityProviderService({
  processes,
  port,
  publicUrl,
  servers,
  directory,
}: CreateIdentityProviderServiceParameters): Promise<{
  service: Service
  files: Record<'auth' | 'vault', SocialFile>
}> {
  const file = join(directory, 'clients.json')
  // Node does not resolve names below localhost.
  const serverUrl = `http://127.0.0.1:${port}`
  const { clients, files } = await createClients({ publicUrl, serverUrl, servers })
  const service = createProcessService({
    processes,
    name: 'identityProvider',
    url: publicUrl,
    command: () =>
      nodeCommand(fileURLToPath(import.meta.resolve('@foyer/stand-ins/identity-provider/main')), [
        String(port),
        publicUrl,
        file,
      ]),
    check: () => checkHttp(`${serverUrl}/health`),
  })
  return {
    files,
    service: {
      ...service,
      async start() {
        await emptyDirectory(directory)
        await writeJson(file, clients)
        return service.start()
      },
    },
  }
}
