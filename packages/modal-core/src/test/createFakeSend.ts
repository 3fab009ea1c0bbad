import { type SendParameters, send } from '../send/send.ts'
import type { ResolveName, SendTools } from '../send/types.ts'
import { HASH, OTHER_ADDRESS } from './createFakeAdapter.ts'

/** The real `send()` on a chain that answers as a test says: set `answers`. */
export function createFakeSend(parameters: SendParameters = {}) {
  const answers: { resolveName: ResolveName; checksum: SendTools['checksum'] } = {
    resolveName: async () => OTHER_ADDRESS,
    checksum: (address) => address,
  }
  const feature = send({
    ...parameters,
    resolveName: (...parameters) => answers.resolveName(...parameters),
    loadTools: async () => ({
      checksum: (address) => answers.checksum(address),
      isTransactionHash: (value): value is string =>
        typeof value === 'string' && value.length === HASH.length,
      follow() {},
      stop() {},
    }),
  })
  return { feature, answers }
}
