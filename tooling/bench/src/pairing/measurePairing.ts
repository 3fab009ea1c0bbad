import { buildPackages } from '@foyer/packed'
import { buildSite } from '../harness/buildSite.ts'
import { launchBrowser } from '../harness/launchBrowser.ts'
import { median } from '../harness/median.ts'
import { CPU_SLOWDOWN } from '../harness/slowdown.ts'
import type { Row } from '../row.ts'
import { findPairingLeaks } from './findPairingLeaks.ts'
import { type PairingSession, playPairing } from './playPairing.ts'
import { startPairing } from './startPairing.ts'

/** Sessions at each speed; each timing is their median. */
const RUNS = 3
const CYCLES = 200
/** Bytes: the identity of the client, empty lists, and nothing that grows. */
const STORED = 4_000

/** Pairing with a wallet elsewhere, by a relay on this machine. */
export async function measurePairing(onProgress: (message: string) => void): Promise<Row[]> {
  await buildPackages(onProgress)
  const site = await buildSite('pairing')
  const end = await startPairing(site.origin)
  const browser = await launchBrowser()
  try {
    const sessions = async (slowdown: number) => {
      const played: PairingSession[] = []
      for (let run = 1; run <= RUNS; run++) {
        onProgress(`Session ${run} of ${RUNS}, slowed down ${slowdown}×`)
        played.push(await playPairing(browser, site, end, slowdown))
      }
      return played
    }
    const plain = await sessions(1)
    const slow = await sessions(CPU_SLOWDOWN)
    onProgress(`Pairing and disconnecting ${CYCLES} times`)
    const { grown, stored } = await findPairingLeaks(browser, end, CYCLES)
    const last = plain.at(-1)
    return [
      timing('tap on WalletConnect to a code on the screen', plain, 'codeMs', 1_200),
      timing(`the same, CPU slowed down ${CPU_SLOWDOWN}×`, slow, 'codeMs'),
      timing("the wallet's yes to the address in the page", plain, 'addressMs', 300),
      timing(`the same, CPU slowed down ${CPU_SLOWDOWN}×`, slow, 'addressMs'),
      { what: 'JS of pairing, loaded by the tap', unit: 'KiB', measured: last?.scriptKiB ?? Number.NaN },
      {
        what: 'scripts of pairing loaded before the tap',
        unit: 'count',
        measured: Math.max(...[...plain, ...slow].map(({ early }) => early)),
        budget: { most: 0 },
      },
      ...Object.entries(grown).map(
        ([name, count]): Row => ({
          what: `${name} more after ${CYCLES} pairings`,
          unit: 'count',
          measured: count,
          budget: { most: 0 },
        }),
      ),
      {
        what: `bytes stored after ${CYCLES} pairings`,
        unit: 'count',
        measured: stored,
        budget: { most: STORED },
      },
    ]
  } finally {
    await browser.close()
    await end.stop()
    await site.close()
  }
}

const timing = (
  what: string,
  sessions: PairingSession[],
  name: 'codeMs' | 'addressMs',
  most?: number,
): Row => ({
  what,
  unit: 'ms',
  measured: median(sessions.map((session) => session[name])),
  ...(most === undefined ? {} : { budget: { most } }),
})
