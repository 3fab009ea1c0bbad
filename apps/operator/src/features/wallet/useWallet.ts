import { useConnection } from 'wagmi'
import { useStack } from '../../app/runtime.ts'

/** The connected wallet; its `address` is `undefined` while none is connected. */
export function useWallet() {
  const { wagmi } = useStack()
  return useConnection({ config: wagmi })
}
