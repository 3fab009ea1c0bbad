import type { Endpoints } from '../types/options.ts'
import type { Servers } from '../types/server.ts'

type CreateServersParameters = { endpoints?: Endpoints | undefined; projectId?: string | undefined }

/** The servers of a modal. `gateway` stands for each that is not named by itself. */
export function createServers({ endpoints = {}, projectId }: CreateServersParameters): Servers {
  const { gateway, directory = gateway, chain = gateway, analytics = gateway } = endpoints
  return { projectId, directory, chain, analytics, supportedChains: new Map() }
}
