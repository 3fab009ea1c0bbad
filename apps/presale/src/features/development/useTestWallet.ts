import { createSafeStorage } from '@foyer/site-kit/storage'
import { isTestingWallet } from '@foyer/site-kit/wallet'
import { useState } from 'react'
import { useRuntime } from '../../app/runtime.ts'
import { useWallet } from '../wallet/useWallet.ts'

/** The wallets that this visit's user has declared to be test wallets. */
const CONFIRMED_KEY = 'foyer-presale.test-wallets'

/** The connected wallet, and whether it may be used on a development chain. `undefined` while none is connected. */
export function useTestWallet() {
  const { endpoints, embeddedWallet } = useRuntime().config
  const { connector, address } = useWallet()
  const [storage] = useState(() => createSafeStorage(() => window.sessionStorage))
  const [confirmed, setConfirmed] = useState(() => (storage.getItem(CONFIRMED_KEY) ?? '').split(' '))
  if (connector === undefined || address === undefined) return undefined

  const services = { relay: endpoints.relay, secureSite: embeddedWallet?.secureSite }
  return {
    connector,
    address,
    isAllowed: isTestingWallet(connector, services) || confirmed.includes(connector.id),
    /** Its owner says that it holds nothing of value. */
    confirm() {
      const next = [...confirmed, connector.id]
      storage.setItem(CONFIRMED_KEY, next.join(' '))
      setConfirmed(next)
    },
  }
}
