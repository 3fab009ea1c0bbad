import type { Address, LocalAccount } from 'viem'
import { alreadyPending, unauthorized } from './errors.ts'
import type { Permission } from './permission.ts'
import type { Ask } from './prompt.ts'
import type { Selection } from './selection.ts'
import type { SwitchStore } from './switches.ts'

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

export type Accounts = ReturnType<typeof createAccounts>

/** The accounts, the chosen one first, whether the page sees them, and the methods that request them. */
export function createAccounts(options: {
  all: readonly LocalAccount[]
  permission: Permission
  selected: () => Selection
  switches: SwitchStore
}) {
  const { all, permission, selected, switches } = options
  let connecting = false

  function ordered(): LocalAccount[] {
    const chosen = all[selected().account ?? 0] ?? all[0]
    return chosen === undefined ? [] : [chosen, ...all.filter((account) => account !== chosen)]
  }
  const addresses = () => ordered().map(({ address }) => address)
  const visible = (): Address[] => (permission.isGranted() && !switches.current.locked ? addresses() : [])

  const isVisible = (address: string) => visible().some((one) => isSame(one, address))

  async function connect(method: string, ask: Ask) {
    if (connecting) throw alreadyPending(method)
    connecting = true
    try {
      await ask(permission.grant)
    } finally {
      connecting = false
    }
  }

  const permissions = () =>
    permission.isGranted()
      ? [
          {
            parentCapability: 'eth_accounts',
            invoker: globalThis.location?.origin ?? 'null',
            caveats: [{ type: 'restrictReturnedAccounts', value: addresses() }],
          },
        ]
      : []

  return {
    visible,
    isVisible,
    /** The chosen account. */
    current: () => ordered()[0] as LocalAccount,
    /**
     * The account of an address.
     *
     * @throws {ProviderRpcError} 4100 unless the page sees it
     */
    authorize(method: string, address: string): LocalAccount {
      const account = isVisible(address) ? all.find((one) => isSame(one.address, address)) : undefined
      if (account === undefined) throw unauthorized(method)
      return account
    },
    methods: {
      eth_accounts: visible,
      async eth_requestAccounts(_: unknown, ask: Ask) {
        if (visible().length === 0) await connect('eth_requestAccounts', ask)
        return visible()
      },
      /** Prompts even when connected, because dapps use it to let the user choose another account. */
      async wallet_requestPermissions(_: unknown, ask: Ask) {
        await connect('wallet_requestPermissions', ask)
        return permissions()
      },
      wallet_getPermissions: permissions,
      wallet_revokePermissions() {
        permission.revoke()
        return null
      },
    },
  }
}
