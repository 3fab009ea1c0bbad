import type { BitcoinTestCore, Held } from './bitcoinTestCore.ts'
import type { BitcoinSwitches } from './switches.ts'
import { fromHex } from './text.ts'

type Account = ReturnType<typeof toAccount>
type SignInput = {
  account?: unknown
  psbt: Uint8Array
  inputsToSign: readonly { account: Account; signingIndexes: readonly number[]; sigHash?: string }[]
}

function toAccount({ address, publicKey }: Held, isText: boolean, chain: string) {
  return {
    address,
    publicKey: isText ? new TextEncoder().encode(address) : fromHex(publicKey),
    chains: [chain],
    features: ['bitcoin:signMessage', 'bitcoin:signTransaction', 'bitcoin:signAndSendTransaction'],
  }
}

type StandardParameters = { name: string; icon: string; provider: object }

/** A wallet of the Wallet Standard with the drafts of Bitcoin. `sats-connect:` is the other dialect inside of this one. */
export function createStandardWallet(core: BitcoinTestCore, { name, icon, provider }: StandardParameters) {
  const { switches } = core
  const listeners = new Set<(changes: object) => void>()
  let purposes: readonly string[] = ['payment', 'ordinals']
  /** A wallet forgets with the page that it is connected, and remembers the permission. */
  let isConnected = false
  const chain = () => (core.network === 'mainnet' ? 'bitcoin:mainnet' : 'bitcoin:testnet')

  function accounts(): Account[] {
    const held = isConnected ? core.visible() : []
    return held
      .filter(({ purpose }) => purposes.includes(purpose))
      .map((one) => toAccount(one, switches.current.textAsKey, chain()))
  }
  core.subscribe(() => {
    for (const listener of [...listeners]) listener({ accounts: accounts() })
  })

  const all: Record<string, object> = {
    'bitcoin:connect': {
      version: '1.0.0',
      async connect(input: { purposes: readonly string[] }) {
        core.note('bitcoin:connect', input)
        await core.connect('bitcoin:connect')
        isConnected = true
        purposes = input.purposes
        return { accounts: accounts() }
      },
    },
    'standard:connect': {
      version: '1.0.0',
      async connect(input: { silent?: boolean } = {}) {
        core.note('standard:connect', input)
        if (input.silent !== true) await core.connect('standard:connect')
        isConnected = core.permission.isGranted()
        return { accounts: accounts() }
      },
    },
    'bitcoin:disconnect': {
      version: '1.0.0',
      async disconnect() {
        core.note('bitcoin:disconnect', undefined)
        isConnected = false
        core.permission.revoke()
      },
    },
    'bitcoin:events': {
      version: '1.0.0',
      on(_: 'change', listener: (changes: object) => void) {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
    },
    ...createSigningFeatures(core),
    'sats-connect:': { provider },
  }
  const features = () => Object.fromEntries(Object.entries(all).filter(([feature]) => core.has(feature)))

  function read<value>(property: BitcoinSwitches['throwInGetters'][number], value: () => value): value {
    if (switches.current.throwInGetters.includes(property)) throw new Error(`${property} is not there`)
    return value()
  }

  return {
    get version() {
      return read('version', () => '1.0.0' as const)
    },
    get name() {
      return read('name', () => name)
    },
    get icon() {
      return read('icon', () => icon)
    },
    get chains() {
      return read('chains', () => ['bitcoin:mainnet', 'bitcoin:testnet'])
    },
    get features() {
      return read('features', features)
    },
    get accounts() {
      return read('accounts', accounts)
    },
  }
}

/** The features that ask the user for a signature. */
function createSigningFeatures(core: BitcoinTestCore): Record<string, object> {
  function sign(feature: string, isFinal: boolean) {
    return async ({ psbt, inputsToSign }: SignInput) => {
      core.note(feature, { inputsToSign })
      const listed = inputsToSign.flatMap(({ account, signingIndexes }) =>
        signingIndexes.map((index) => ({ index, address: account.address })),
      )
      return core.signPsbt(feature, psbt, listed, isFinal)
    }
  }

  return {
    'bitcoin:signMessage': {
      version: '1.0.0',
      async signMessage(...inputs: { account: Account; message: Uint8Array }[]) {
        core.note('bitcoin:signMessage', inputs)
        const signOne = async ({ account, message }: (typeof inputs)[number]) => ({
          signedMessage: message,
          signature: await core.signMessage('bitcoin:signMessage', {
            address: account.address,
            message: new TextDecoder().decode(message),
            protocol: 'bip322',
          }),
        })
        return Promise.all(inputs.map(signOne))
      },
    },
    'bitcoin:signTransaction': {
      version: '1.0.0',
      async signTransaction(...inputs: SignInput[]) {
        const signOne = sign('bitcoin:signTransaction', false)
        return Promise.all(inputs.map(async (input) => ({ signedPsbt: await signOne(input) })))
      },
    },
    'bitcoin:signAndSendTransaction': {
      version: '1.0.0',
      async signAndSendTransaction(...inputs: SignInput[]) {
        const signOne = sign('bitcoin:signAndSendTransaction', true)
        return Promise.all(inputs.map(async (input) => ({ txId: core.extractId(await signOne(input)) })))
      },
    },
  }
}
