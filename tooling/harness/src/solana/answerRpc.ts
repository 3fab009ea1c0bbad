import {
  type Address,
  type EncodedAccount,
  getBase58Decoder,
  getBase58Encoder,
  getBase64Decoder,
  getBase64Encoder,
  getCompiledTransactionMessageDecoder,
  getSignatureFromTransaction,
  getTransactionDecoder,
  lamports,
  type Signature,
} from '@solana/kit'
import { FailedTransactionMetadata, type LiteSVM } from 'litesvm'
import { z } from 'zod'
import {
  decimalsOf,
  decodeTokenAccount,
  isMint,
  readExtensions,
  TOKEN_2022_PROGRAM,
  TOKEN_PROGRAM,
  type TokenAccount,
} from './tokens.ts'

/** LiteSVM's code of a signature that is not of its account. */
const SIGNATURE_FAILURE = 11
/** Lamports for each signature. */
const FEE = 5000

const PROGRAM_NAMES = new Map<string, string>([
  [TOKEN_PROGRAM, 'spl-token'],
  [TOKEN_2022_PROGRAM, 'spl-token-2022'],
])

const text = z.string()
const address = z.custom<Address>((value) => typeof value === 'string')
const encoded = z.tuple(
  [text],
  z.object({ encoding: z.enum(['base58', 'base64']).default('base58') }).loose(),
)
const simulated = z.tuple([
  text,
  z
    .object({
      encoding: z.enum(['base58', 'base64']).default('base58'),
      sigVerify: z.boolean().default(false),
      accounts: z.object({ addresses: z.array(address) }).optional(),
    })
    .loose(),
])
const accountOptions = z.object({ encoding: z.string().optional() })
const tokenFilter = z.tuple(
  [address, z.union([z.object({ programId: address }), z.object({ mint: address })])],
  z.unknown(),
)

/** An error of the node, with its code of JSON-RPC. */
export class SolanaRpcError extends Error {
  override name = 'SolanaRpcError'
  readonly code: number
  readonly data: unknown
  constructor(code: number, message: string, data?: unknown) {
    super(message)
    this.code = code
    this.data = data
  }
}

function decode([bytes, options]: [string, ...{ encoding: 'base58' | 'base64' }[]]) {
  const read = options?.encoding === 'base64' ? getBase64Encoder() : getBase58Encoder()
  return getTransactionDecoder().decode(read.encode(bytes))
}

function toError(failure: FailedTransactionMetadata) {
  const err = failure.err()
  const data = { err: typeof err === 'number' ? err : String(err), logs: failure.meta().logs() }
  return err === SIGNATURE_FAILURE
    ? new SolanaRpcError(-32003, 'Transaction signature verification failure', data)
    : new SolanaRpcError(-32002, `Transaction simulation failed: ${JSON.stringify(data.err)}`, data)
}

/** A method with the parameters that it takes. */
const method = <schema extends z.ZodType>(schema: schema, run: (params: z.output<schema>) => unknown) => {
  return (params: unknown) => {
    const read = schema.safeParse(params ?? [])
    if (!read.success) throw new SolanaRpcError(-32602, z.prettifyError(read.error))
    return run(read.data)
  }
}

/** Reads accounts as nodes show them. */
function createAccountReader(svm: LiteSVM) {
  function findAccount(at: Address, options?: unknown) {
    const account = svm.getAccount(at)
    if (!account.exists) return null
    const isParsed = accountOptions.safeParse(options).data?.encoding === 'jsonParsed'
    return (isParsed && readToken(account)) || readAccount(account)
  }

  /** A mint or a token account as nodes read it. Undefined for an account of another program. */
  function readToken(account: Omit<EncodedAccount, 'address'>) {
    const program = PROGRAM_NAMES.get(account.programAddress)
    if (program === undefined) return undefined
    const token = decodeTokenAccount(account.data)
    if (token === undefined && !isMint(account.data)) return undefined
    const parsed =
      token === undefined
        ? { type: 'mint', info: infoOfMint(account.data) }
        : { type: 'account', info: infoOf(token) }
    return { ...readAccount(account), data: { program, parsed, space: account.data.length } }
  }

  function infoOfMint(data: EncodedAccount['data']) {
    const extensions = readExtensions(data)
    return {
      decimals: decimalsOf(data),
      isInitialized: true,
      ...(extensions.length > 0 && { extensions }),
    }
  }

  function infoOf({ mint, owner, amount, state }: TokenAccount) {
    const account = svm.getAccount(mint)
    const decimals = account.exists ? decimalsOf(account.data) : 0
    return { isNative: false, mint, owner, state, tokenAmount: { amount: String(amount), decimals } }
  }

  function readAccount({
    data,
    executable,
    lamports,
    programAddress,
    space,
  }: Omit<EncodedAccount, 'address'>) {
    return {
      data: [getBase64Decoder().decode(data), 'base64'],
      executable,
      lamports: Number(lamports),
      owner: programAddress,
      rentEpoch: 0,
      space: Number(space),
    }
  }

  function listTokenAccounts([owner, filter]: z.infer<typeof tokenFilter>) {
    const program = 'mint' in filter ? programOf(filter.mint) : filter.programId
    return svm.getProgramAccounts(program).flatMap((account) => {
      const token = decodeTokenAccount(account.data)
      if (token?.owner !== owner || ('mint' in filter && token.mint !== filter.mint)) return []
      return [{ pubkey: account.address, account: readToken(account) }]
    })
  }

  function programOf(mint: Address) {
    const account = svm.getAccount(mint)
    if (!account.exists) throw new SolanaRpcError(-32602, 'Invalid param: could not find mint')
    return account.programAddress
  }

  return { findAccount, readAccount, listTokenAccounts }
}

/** The methods of a node that runs this chain. Every transaction is final at once. */
export function createMethods(svm: LiteSVM, { genesisHash }: { genesisHash: string }) {
  const inContext = (value: unknown) => ({
    context: { apiVersion: '2.0.0', slot: Number(svm.getClock().slot) },
    value,
  })

  const { findAccount, readAccount, listTokenAccounts } = createAccountReader(svm)

  function send(parameters: z.infer<typeof encoded>) {
    const transaction = decode(parameters)
    const answer = svm.sendTransaction(transaction)
    if (answer instanceof FailedTransactionMetadata) throw toError(answer)
    return getSignatureFromTransaction(transaction)
  }

  function simulate(parameters: z.infer<typeof simulated>) {
    const [, { sigVerify, accounts }] = parameters
    // A node tries a transaction that nobody has signed yet, unless it is told not to.
    svm.withSigverify(sigVerify)
    const answer = svm.simulateTransaction(decode(parameters))
    svm.withSigverify(true)
    if (answer instanceof FailedTransactionMetadata) {
      const { data } = toError(answer)
      return inContext(data)
    }
    const after = new Map(answer.postAccounts().map((account) => [account.address, account]))
    const readAfter = (at: Address) => {
      const account = after.get(at)
      return account ? readAccount(account) : findAccount(at)
    }
    return inContext({
      err: null,
      accounts: accounts?.addresses.map(readAfter) ?? null,
      logs: answer.meta().logs(),
      unitsConsumed: Number(answer.meta().computeUnitsConsumed()),
    })
  }

  function statusOf(signature: Signature) {
    const found = svm.getTransaction(signature)
    if (found === null) return null
    const err = found instanceof FailedTransactionMetadata ? String(found.err()) : null
    return { slot: Number(svm.getClock().slot), confirmations: null, confirmationStatus: 'finalized', err }
  }

  function feeFor([message]: [string, ...unknown[]]) {
    const { header } = getCompiledTransactionMessageDecoder().decode(getBase64Encoder().encode(message))
    return inContext(FEE * header.numSignerAccounts)
  }

  function airdrop([to, amount]: [Address, number, ...unknown[]]) {
    const answer = svm.airdrop(to, lamports(BigInt(amount)))
    if (answer === null || answer instanceof FailedTransactionMetadata)
      throw new SolanaRpcError(-32603, 'Internal error')
    return getBase58Decoder().decode(answer.signature())
  }

  const one = z.tuple([address], z.unknown())

  return {
    getHealth: () => 'ok',
    getVersion: () => ({ 'solana-core': '2.0.0', 'feature-set': 0 }),
    getGenesisHash: () => genesisHash,
    getSlot: () => Number(svm.getClock().slot),
    getBlockHeight: () => Number(svm.getClock().slot),
    getEpochInfo: () => {
      const slot = Number(svm.getClock().slot)
      return { absoluteSlot: slot, blockHeight: slot, epoch: 0, slotIndex: slot, slotsInEpoch: 432_000 }
    },
    getLatestBlockhash: () =>
      inContext({
        blockhash: svm.latestBlockhash(),
        lastValidBlockHeight: Number(svm.getClock().slot) + 150,
      }),
    isBlockhashValid: method(one, ([hash]) => inContext(svm.latestBlockhash() === (hash as string))),
    getBalance: method(one, ([account]) => inContext(Number(svm.getBalance(account) ?? 0n))),
    getAccountInfo: method(one, ([account, options]) => inContext(findAccount(account, options))),
    getMultipleAccounts: method(z.tuple([z.array(address)], z.unknown()), ([accounts, options]) =>
      inContext(accounts.map((account) => findAccount(account, options))),
    ),
    getTokenAccountsByOwner: method(tokenFilter, (params) => inContext(listTokenAccounts(params))),
    getMinimumBalanceForRentExemption: method(z.tuple([z.number()], z.unknown()), ([length]) =>
      Number(svm.minimumBalanceForRentExemption(BigInt(length))),
    ),
    getFeeForMessage: method(z.tuple([text], z.unknown()), feeFor),
    requestAirdrop: method(z.tuple([address, z.number()], z.unknown()), airdrop),
    sendTransaction: method(encoded, send),
    simulateTransaction: method(simulated, simulate),
    getSignatureStatuses: method(z.tuple([z.array(z.custom<Signature>())], z.unknown()), ([signatures]) =>
      inContext(signatures.map(statusOf)),
    ),
  } satisfies Record<string, (params: unknown) => unknown>
}
