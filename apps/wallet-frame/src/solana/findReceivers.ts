import { TOKEN_PROGRAM } from './accounts.ts'
import { isAssociated } from './associated.ts'
import type { Action } from './decode.ts'
import { NATIVE } from './disagrees.ts'
import type { Simulation } from './simulate.ts'

export type Receiver = {
  address: string
  /** True for the account of a token whose owner nobody can tell for sure. */
  isTokenAccount: boolean
}

type FindReceiversParameters = { account: string; simulation: Simulation | undefined }

/**
 * The receivers of what the account sends, as their users know them: the owner of a token account in its place where its
 * address is made of that owner, so that no node can name another one. None where a program that cannot be read decides.
 */
export async function findReceivers(
  actions: readonly Action[],
  { account, simulation }: FindReceiversParameters,
): Promise<Receiver[]> {
  if (actions.some((action) => action.kind === 'unknown' && action.changes)) return []
  const receivers = new Map<string, Receiver>()

  async function ownerOf(address: string, program: string, named?: string) {
    const made = actions.find(
      (action) => action.kind === 'createTokenAccount' && action.account === address,
    ) as Extract<Action, { kind: 'createTokenAccount' }> | undefined
    const found = simulation?.holders.get(address) ?? made
    const mint = named ?? found?.mint
    if (found === undefined || mint === undefined) return undefined
    return (await isAssociated(address, { owner: found.owner, program, mint })) ? found.owner : undefined
  }

  for (const action of actions) {
    const isToken = action.kind === 'tokenTransfer'
    if (!isToken && action.kind !== 'transfer') continue
    const isPaid = isToken
      ? action.authority === account || simulation?.mints.has(action.source)
      : action.from === account
    if (!isPaid) continue
    const owner = isToken
      ? await ownerOf(action.to, action.program, action.checked?.mint)
      : await ownerOf(action.to, TOKEN_PROGRAM, NATIVE)
    const address = owner ?? action.to
    if (address !== account)
      receivers.set(address, { address, isTokenAccount: isToken && owner === undefined })
  }
  return [...receivers.values()]
}
