import type { Address } from 'viem'
import { alreadyPending } from './errors.ts'
import type { Permission } from './permission.ts'
import type { Prompt } from './prompt.ts'
import type { SwitchStore } from './switches.ts'

export type Accounts = ReturnType<typeof createAccounts>

/** The account, whether the page sees it, and the methods that request it. */
export function createAccounts(options: {
  address: Address
  permission: Permission
  switches: SwitchStore
  prompt: Prompt
}) {
  const { address, permission, switches, prompt } = options
  let connecting = false

  const visible = (): Address[] => (permission.isGranted() && !switches.current.locked ? [address] : [])

  async function connect(method: string) {
    if (connecting) throw alreadyPending(method)
    connecting = true
    try {
      await prompt(method)
      permission.grant()
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
            caveats: [{ type: 'restrictReturnedAccounts', value: [address] }],
          },
        ]
      : []

  return {
    visible,
    methods: {
      eth_accounts: visible,
      async eth_requestAccounts() {
        if (visible().length === 0) await connect('eth_requestAccounts')
        return visible()
      },
      /** Prompts even when connected, because dapps use it to let the user choose another account. */
      async wallet_requestPermissions() {
        await connect('wallet_requestPermissions')
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
