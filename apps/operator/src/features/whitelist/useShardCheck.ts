import { type Hex, isHash, zeroHash } from 'viem'
import { useRuntime } from '../../app/runtime.ts'
import { useJob } from './useJob.ts'

/**
 * The check that all shards of a root are published, and what its list changes in the one in force. A result counts as
 * long as both roots stay the ones that were compared.
 */
export function useShardCheck(root: string | undefined, liveRoot: Hex) {
  const { baseUrl } = useRuntime().config.whitelist
  const verify = useJob<'verify'>()
  const live = liveRoot === zeroHash ? undefined : { baseUrl, root: liveRoot }
  const asked = verify.variables
  const isCurrent = asked?.published.root === root && asked?.live?.root === live?.root

  function check() {
    if (root !== undefined && isHash(root))
      verify.mutate({ type: 'verify', published: { baseUrl, root }, live })
  }

  return { ...verify, check, result: isCurrent ? verify.data : undefined }
}
