import { DEVELOPMENT_PROJECT } from './services/gateway.ts'

export type CreateWalletProjectsParameters = {
  chainId: number
  rpcUrl: string
  /** Pages that may frame the wallet. */
  origins: readonly string[]
  /** The gateway that owns the origins, where one runs. */
  gateway: string | undefined
}

/** The project file of the wallet's servers: the development project on the one chain. */
export const createWalletProjects = ({
  chainId,
  rpcUrl,
  origins,
  gateway,
}: CreateWalletProjectsParameters) => ({
  gateway,
  projects: [
    { id: DEVELOPMENT_PROJECT, name: 'Development', origins, chains: { [chainId]: { rpcUrls: [rpcUrl] } } },
  ],
})
