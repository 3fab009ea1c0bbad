import { readFile } from 'node:fs/promises'
import { parseJson, parseUrl } from '@foyer/kit'
import type { Deployment } from '@foyer/presale-contracts'
import { readVariable, VariableError } from '@foyer/server-kit/program'
import { type Address, isAddress, type LocalAccount } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import * as z from 'zod'
import { type ChainClient, isLoopback, openChain } from '../chain/openChain.ts'
import { loadConfig } from '../config/loadConfig.ts'
import type { NetworkConfig, RoleKey } from '../config/schema.ts'
import { readDeployment } from '../deploy/deploymentFile.ts'
import { devnetAccount, FUNDED_ACCOUNTS } from '../devnet/accounts.ts'
import { SaleError } from '../errors.ts'
import { deploymentPath, STACK_FILE } from './paths.ts'

/** Options that every command takes. */
export type GlobalOptions = {
  network: string
  rpc?: string
  deployment?: string
  config?: string
  json?: boolean
}

export type Environment = Readonly<Record<string, string | undefined>>

/** Creates the parts of a network that commands need, each when it is first asked for. */
export function createSession(options: GlobalOptions, env: Environment) {
  const config = once(() => loadConfig({ network: options.network, file: options.config }))
  const client = once(async () => connect(await config(), options.rpc))
  const deployment = once(async () =>
    readDeployment(options.deployment ?? deploymentPath(await config()), await config()),
  )

  return {
    config,
    client,
    deployment,

    /**
     * The account that signs: of the key in PRESALE_PRIVATE_KEY; on a development chain, that of the role or address.
     *
     * @throws {SaleError} there is no key, or it is not one
     */
    async signer(holder: RoleKey | 'deployer' | Address): Promise<LocalAccount> {
      const key = readKey(env)
      const { development, roles } = await config()
      if (key !== undefined) return accountOf(key)
      if (development) return developmentAccount(addressOf(holder, roles))
      throw new SaleError('There is no key to sign with.', {
        remedy: 'set PRESALE_PRIVATE_KEY, or leave out --send and take the transaction to the Safe',
        docs: 'sending-a-transaction',
      })
    },
  }
}

export type Session = ReturnType<typeof createSession>

function readKey(env: Environment): string | undefined {
  try {
    return readVariable(env, 'PRESALE_PRIVATE_KEY')
  } catch (cause) {
    if (!(cause instanceof VariableError)) throw cause
    throw new SaleError(cause.message, {
      remedy: 'name one file with the key, which this user may read',
      docs: 'sending-a-transaction',
      cause,
    })
  }
}

/** Everything that most commands need. */
export async function openSale(session: Session): Promise<Sale> {
  const [config, client, deployment] = [
    await session.config(),
    await session.client(),
    await session.deployment(),
  ]
  return { config, client, deployment }
}

export type Sale = { config: NetworkConfig; client: ChainClient; deployment: Deployment }

async function connect(config: NetworkConfig, option: string | undefined) {
  const rpcUrl = option ?? (config.development ? await developmentRpc() : undefined)
  if (rpcUrl === undefined || !/^https?:$/.test(parseUrl(rpcUrl)?.protocol ?? ''))
    throw new SaleError(
      rpcUrl === undefined ? 'There is no RPC endpoint to use.' : 'The RPC endpoint is not a URL.',
      {
        remedy: 'pass --rpc https://… or set PRESALE_RPC_URL',
        docs: 'sending-a-transaction',
      },
    )
  if (config.development && !isLoopback(rpcUrl))
    throw new SaleError(`${config.network} is for development and the endpoint is not on this machine.`, {
      remedy: 'pass --network with the network that the endpoint serves',
      docs: 'the-development-chain',
    })
  return openChain({ rpcUrl, chainId: config.chainId })
}

/** Endpoint of the running development stack, else anvil's own default. */
async function developmentRpc() {
  const text = await readFile(STACK_FILE, 'utf8').catch(() => undefined)
  const stack = z.object({ rpc: z.url() }).safeParse(text === undefined ? undefined : parseJson(text))
  return stack.success ? stack.data.rpc : 'http://127.0.0.1:8545'
}

function accountOf(key: string) {
  const hex = /^(0x)?([0-9a-fA-F]{64})$/.exec(key.trim())?.[2]
  if (hex !== undefined) return privateKeyToAccount(`0x${hex}`)
  // The value itself never reaches a message: it may be most of a key.
  throw new SaleError('PRESALE_PRIVATE_KEY is not a private key.', {
    remedy: 'set it to 64 hexadecimal digits',
    docs: 'sending-a-transaction',
  })
}

function addressOf(holder: RoleKey | 'deployer' | Address, roles: NetworkConfig['roles']) {
  if (isAddress(holder)) return holder
  return holder === 'deployer' ? undefined : roles[holder]
}

function developmentAccount(address: string | undefined) {
  for (let index = 0; index < FUNDED_ACCOUNTS; index++) {
    const account = devnetAccount(index)
    if (address === undefined || account.address === address) return account
  }
  throw new SaleError(`${address} is not an account of the development mnemonic.`, {
    remedy: 'set PRESALE_PRIVATE_KEY to its key',
    docs: 'sending-a-transaction',
  })
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
}
