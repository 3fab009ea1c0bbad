import type { Modal } from '@foyer/modal-core'

/** So many letters may differ for one text to be taken for the other. */
const NEAR = 3

const PAGE = 'See "Exactly these" in docs/wallets.md of @foyer/modal.'

const warned = new Set<string>()

/** Warns of wallets of the option `wallets` that there are not. Once for each, and in development builds only. */
export async function checkWallets({ state, wallets }: Pick<Modal, 'state' | 'wallets'>) {
  const chosen = state.options.wallets?.flatMap((one) => (typeof one === 'string' ? [one] : one.wallets))
  if (chosen === undefined) return
  if (chosen.length === 0)
    warn(
      `The option \`wallets\` is empty, so Connect shows no wallet. Leave it out for the usual list. ${PAGE}`,
    )
  await wallets.load().then((directory) => directory.prepare())
  const { known } = state.wallets
  // A server has not answered yet.
  if (known.length === 0) return
  const named = [...known, ...state.options.customWallets, ...state.connectors.list]
  const ids = named.flatMap(({ id, name, rdns }) => [id, name.toLowerCase(), rdns ?? id])
  for (const text of chosen) {
    // An rdns may be that of a wallet which no list has, and pairing has a row where a feature pairs.
    if (text.includes('.') || text === 'walletConnect') continue
    if ([text, text.toLowerCase(), `${text}SDK`].some((each) => ids.includes(each))) continue
    const nearest = nearestOf(text, ids)
    const hint = nearest === undefined ? '' : ` Did you mean "${nearest}"?`
    warn(
      `The option \`wallets\` names "${text}", which is no wallet of the list and no connector.${hint} ${PAGE}`,
    )
  }
}

function warn(message: string) {
  if (warned.has(message)) return
  warned.add(message)
  // biome-ignore lint/suspicious/noConsole: it is for the developer, and this file is in no production build
  console.warn(`[Foyer] ${message}`)
}

function nearestOf(text: string, others: readonly string[]): string | undefined {
  const [nearest] = others
    .map((other) => ({ other, distance: distanceOf(text.toLowerCase(), other.toLowerCase()) }))
    .filter(({ distance }) => distance <= Math.min(NEAR, text.length / 2))
    .toSorted((a, b) => a.distance - b.distance)
  return nearest?.other
}

/** The number of letters to add, remove or replace (Levenshtein). */
function distanceOf(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1]
    for (const [j, other] of [...b].entries())
      next.push(
        Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (letter === other ? 0 : 1)),
      )
    row = next
  }
  return row.at(-1) ?? 0
}
