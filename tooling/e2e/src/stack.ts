import { type AppConfig, configSchema } from '@foyer/presale/config'

/** What the tests know of the stack they run against. */
export type Stack = {
  /** Address of the presale site. */
  presale: string
  /** Address of the chain's JSON-RPC. */
  rpc: string
  config: AppConfig
}

/** Address of the site to test. Set by hand to test a running stack; else the set-up tells its workers by it. */
const VARIABLE = 'FOYER_E2E_PRESALE'

export const isStackGiven = () => process.env[VARIABLE] !== undefined

export function publishStack(presale: string) {
  process.env[VARIABLE] = presale
}

/**
 * Reads what the running site tells every visitor.
 *
 * @throws no set-up has run, or the site does not answer with its configuration
 */
export async function readStack(presale = process.env[VARIABLE]): Promise<Stack> {
  if (presale === undefined) throw new Error(`No stack to test: ${VARIABLE} is not set.`)
  const response = await fetch(new URL('/config.json', presale))
  const config = configSchema.parse(await response.json())
  const [rpc] = config.chain.rpcUrls
  if (rpc === undefined) throw new Error(`${presale}/config.json names no RPC.`)
  return { presale, rpc, config }
}
