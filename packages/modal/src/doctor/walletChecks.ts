import { ANNOUNCE, type AnnouncedWallet, readAnnouncement } from '../eip1193/readAnnouncement.ts'
import { readEthereum } from '../eip1193/watchEthereum.ts'
import { type Check, type Finding, ok, warn } from './types.ts'

/** The time that wallets get for an answer, in milliseconds. They answer at once. */
const WAIT = 50

/** Asks the wallets to announce themselves once more. */
async function listAnnounced() {
  const found: AnnouncedWallet[] = []
  let malformed = 0
  const listener = (event: Event) => {
    const wallet = readAnnouncement((event as CustomEvent<unknown>).detail)
    if (wallet === undefined) malformed += 1
    else found.push(wallet)
  }
  window.addEventListener(ANNOUNCE, listener)
  window.dispatchEvent(new Event('eip6963:requestProvider'))
  await new Promise((resolve) => setTimeout(resolve, WAIT))
  window.removeEventListener(ANNOUNCE, listener)
  return { found, malformed }
}

export const wallets: Check = async ({ state }) => {
  const { found, malformed } = await listAnnounced()
  const listed = state.connectors.list
  const findings: Finding[] = []
  for (const { rdns } of found)
    if (!listed.some((connector) => connector.rdns === rdns || connector.id === rdns))
      findings.push(
        warn(
          'wallets',
          `${rdns} has announced itself and is not in the list`,
          'Look at `excludeWallets` and `wallets` of createFoyer, and at `multiInjectedProviderDiscovery` of your wagmi config.',
        ),
      )
  const rdns = found.map((wallet) => wallet.rdns)
  for (const twice of new Set(rdns.filter((one, index) => rdns.indexOf(one) !== index)))
    findings.push(
      warn(
        'wallets',
        `Several wallets have announced themselves as ${twice}`,
        'Remove all but one of the extensions. Each is listed by its name.',
      ),
    )
  if (malformed > 0)
    findings.push(
      warn(
        'wallets',
        `${malformed} wallets have announced themselves in a form that cannot be read`,
        'Find the extension that does it by switching one after the other off.',
      ),
    )
  if (found.length === 0 && readEthereum(window) !== undefined)
    findings.push(ok('wallets', 'A wallet is at window.ethereum and has not announced itself'))
  const names = rdns.length === 0 ? 'none' : [...new Set(rdns)].join(', ')
  return [...findings, ok('wallets', `Wallets of this browser: ${names}`)]
}
