import { activeAccount, type DeepReadonly, type Modal, type ModalState } from '@foyer/modal-core'

const PREFIX = 'foyer.backup-reminder.'

/**
 * The address that users are reminded to back up: the first time that there is value at it, until they have followed the
 * reminder. Without a storage it comes back with the next page.
 */
export function addressToBackUp(state: DeepReadonly<ModalState>, { storage }: Modal): string | undefined {
  const account = activeAccount(state)
  if (account.status !== 'connected') return undefined
  const { address, balance = 0n, tokenBalance = [] } = account
  const hasValue = balance > 0n || tokenBalance.some(({ amount }) => amount > 0n)
  return hasValue && storage.read(keyOf(address)) !== 'true' ? address : undefined
}

/** The user has followed the reminder. */
export function endReminder({ storage }: Modal, address: string): void {
  try {
    storage.web?.setItem(keyOf(address), 'true')
  } catch {
    // A full or forbidden storage costs another reminder, nothing more.
  }
}

const keyOf = (address: string) => `${PREFIX}${address.toLowerCase()}`
