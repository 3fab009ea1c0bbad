import type { Network } from '../types/network.ts'
import { withTimeout } from '../utils/withTimeout.ts'
import type { createNames } from './createNames.ts'
import type { Receiver } from './readReceiver.ts'

/** Time that the look-up of a name may take, in milliseconds. */
const TIMEOUT = 15_000

/** Reads what is typed, or what a name leads to, on the network in use. */
export type Reader = (text: string) => Receiver

type ResolveNameParameters = {
  names: Pick<ReturnType<typeof createNames>, 'resolve'>
  findReader: () => Reader | Promise<Reader>
  /** The network on which the name must have an address. */
  network: Network | undefined
  signal: AbortSignal
}

/**
 * Looks up a name, and reads its address as one of the network. Undefined once the signal is aborted.
 *
 * @throws the look-up fails or takes too long
 */
export async function resolveName(
  name: string,
  { names, findReader, network, signal }: ResolveNameParameters,
): Promise<{ found: Receiver; name: string | undefined } | undefined> {
  if (network === undefined) throw new Error('There is no network in use')
  const answer = await withTimeout(names.resolve(name, { network, signal }), TIMEOUT)
  if (signal.aborted) return undefined
  const read = await findReader()
  return signal.aborted ? undefined : { found: read(answer?.address ?? ''), name: answer?.name }
}
