import type { StackAddresses } from '@foyer/devstack'
import { type AppConfig, toConfig } from '@foyer/presale/config'

/** The facts of the running stack that tests know. */
export type Stack = {
  /** Address of the presale site. */
  presale: string
  /** Address of the chain's JSON-RPC. */
  rpc: string
  config: AppConfig
}

/** Address of the site to test. Set by hand to test a running stack; else the set-up tells its workers by it. */
const VARIABLE = 'FOYER_E2E_PRESALE'
/** Address of the mails that the embedded wallet sends, by which they are read. */
const MAIL_VARIABLE = 'FOYER_E2E_MAIL'

export const isStackGiven = () => process.env[VARIABLE] !== undefined

export function publishStack({ presale, mail }: Pick<StackAddresses, 'presale' | 'mail'>) {
  process.env[VARIABLE] = presale
  if (mail !== undefined) process.env[MAIL_VARIABLE] = mail
}

/** @throws the stack that is tested was started without the embedded wallet */
export function readMailUrl(): string {
  const url = process.env[MAIL_VARIABLE]
  if (url === undefined) {
    throw new Error(
      `No mails to read. Leave out FOYER_E2E_SCENARIO, or set ${MAIL_VARIABLE} to their address.`,
    )
  }
  return url
}

/**
 * Reads what the running site tells every visitor.
 *
 * @throws no set-up has run, or the site does not answer with its configuration
 */
export async function readStack(presale = process.env[VARIABLE]): Promise<Stack> {
  if (presale === undefined) throw new Error(`No stack to test: ${VARIABLE} is not set.`)
  const response = await fetch(new URL('/config.json', presale))
  const config = toConfig(await response.json())
  const [rpc] = config.chain.rpcUrls
  if (rpc === undefined) throw new Error(`${presale}/config.json names no RPC.`)
  return { presale, rpc, config }
}
