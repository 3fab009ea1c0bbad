import { useConnection } from 'wagmi'
import { useRuntime } from '../../app/runtime.ts'

/** The connected wallet; its `address` is `undefined` while none is connected. */
export function useWallet() {
  const { wagmi } = useRuntime()
  return useConnection({ config: wagmi })
}
