import type { Action } from './decode.ts'
import type { Simulation } from './simulate.ts'

/** SOL as a token. */
export const NATIVE = 'So11111111111111111111111111111111111111112'

/** Tokens that most transfers are of. Nobody can change how they are counted. */
export const KNOWN_DECIMALS: Readonly<Record<string, number>> = {
  [NATIVE]: 9,
  EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v: 6,
  Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB: 6,
}

/** In lamports: 0.01 SOL. The network asks for less to keep the account of a token. */
const MOST_RENT = 10_000_000n

/** The change of SOL or a token by the bytes, and by how much the node may find less or more. */
type Expected = { says: bigint; less: bigint; more: bigint; mayFall: boolean }

/**
 * True if the node expects something other than the bytes say. How much moves is compared where all of them can be read; of
 * a single action that leaves something open only that is left out.
 */
export function disagrees(
  actions: readonly Action[],
  { changes, mints }: Simulation,
  { account, spread }: { account: string; spread: bigint },
): boolean {
  const created = actions.filter((action) => action.kind === 'createTokenAccount')
  const transfers = actions.filter((action) => action.kind === 'tokenTransfer')
  // The user's token accounts, with those that the transaction makes.
  const tokens = new Map(mints)
  for (const { owner, mint, account: address } of created) if (owner === account) tokens.set(address, mint)
  const made = new Map(created.map(({ account: address, mint }) => [address, mint]))

  const isMiscounted = changes.some(({ mint = '', decimals }) => {
    const known = KNOWN_DECIMALS[mint]
    return known !== undefined && decimals !== undefined && decimals !== known
  })
  const isMisnamed = transfers.some(({ source, to, checked }) => {
    const paid = tokens.get(source)
    const named = checked?.mint ?? made.get(to)
    const counted = checked && changes.find(({ mint }) => mint === checked.mint)
    return (
      (paid !== undefined && named !== undefined && paid !== named) ||
      (counted !== undefined && counted.decimals !== checked?.decimals)
    )
  })
  if (isMiscounted || isMisnamed) return true
  // The effect of another program stands on the chain alone. One that may change no account moves nothing.
  if (actions.some((action) => action.kind === 'unknown' && action.changes)) return false
  // A node that knows of no such account would hide what the user pays from it.
  if (transfers.some(({ authority, source }) => authority === account && !tokens.has(source))) return true

  const expected = new Map<string | undefined, Expected>()
  // Closing an account of SOL makes SOL of it.
  const isUnwrapped = actions.some(
    (action) =>
      action.kind === 'closeAccount' && action.to === account && tokens.get(action.account) === NATIVE,
  )
  const assetOf = (mint: string | undefined) => (isUnwrapped && mint === NATIVE ? undefined : mint)
  function expect(mint: string | undefined): Expected {
    const asset = assetOf(mint)
    const known = expected.get(asset) ?? { says: 0n, less: 0n, more: 0n, mayFall: false }
    expected.set(asset, known)
    return known
  }
  expect(undefined).less += spread
  for (const action of actions) {
    if (action.kind === 'transfer') {
      if (action.from === account) expect(undefined).says -= action.lamports
      if (action.to === account) expect(undefined).says += action.lamports
    }
    if (action.kind === 'tokenTransfer') {
      const [paid, got] = [tokens.get(action.source), tokens.get(action.to)]
      if (paid !== undefined) expect(paid).says -= action.amount
      if (got !== undefined) {
        expect(got).says += action.amount
        // Tokens may keep a part of what is sent.
        expect(got).less += action.amount
      }
    }
    if (action.kind === 'createTokenAccount') expect(undefined).less += MOST_RENT
    if (action.kind === 'closeAccount' && action.to === account) expect(undefined).more += MOST_RENT
    else if (action.kind === 'closeAccount' || action.kind === 'setAuthority') {
      const mint = tokens.get(action.account)
      if (mint !== undefined && action.to !== account) expect(mint).mayFall = true
    }
  }
  const found = new Map<string | undefined, bigint>()
  for (const { mint, amount } of changes) found.set(assetOf(mint), (found.get(assetOf(mint)) ?? 0n) + amount)
  return [...new Set([...expected.keys(), ...found.keys()])].some((asset) => {
    const { says, less, more, mayFall } = expect(asset)
    const finds = found.get(asset) ?? 0n
    return finds > says + more || (finds < says - less && !mayFall)
  })
}
