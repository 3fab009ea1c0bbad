import { fileURLToPath } from 'node:url'
import { buildPackages } from '@foyer/packed'
import { launchBrowser } from '../harness/launchBrowser.ts'
import type { Row } from '../row.ts'
import { buildBenchApps } from './benchApps.ts'
import { findViolations } from './findViolations.ts'
import { namespaceRows } from './namespaceRows.ts'
import { partRows } from './partRows.ts'
import { playPhone } from './playPhone.ts'
import { playSession } from './playSession.ts'
import { recordTap } from './recordTap.ts'
import {
  byteRows,
  heapRows,
  type PhoneSessions,
  phaseRows,
  phoneRows,
  type Sessions,
  shiftRow,
  timingRows,
} from './rows.ts'

/** Sessions of each app; each figure is their median. */
const RUNS = 7
/** First visits on the phone for each kind of tap. */
const PHONE_RUNS = 3
const TAP = fileURLToPath(new URL('../../../../bench/tap.png', import.meta.url))

/** Measures what the modal adds to a dapp, beside the same dapp without it. Both are built and played in the same run. */
export async function measureModal(onProgress: (message: string) => void): Promise<Row[]> {
  await buildPackages(onProgress)
  onProgress('Building the floor and the same app with Foyer')
  const apps = await buildBenchApps()
  const browser = await launchBrowser()
  try {
    const sessions: Sessions = { floor: [], foyer: [] }
    // In turn, so that a slow minute of the machine falls on both.
    for (let run = 1; run <= RUNS; run++) {
      onProgress(`Session ${run} of ${RUNS}, once on each`)
      sessions.floor.push(await playSession(browser, apps.floor))
      sessions.foyer.push(await playSession(browser, apps.foyer))
    }
    const phone: PhoneSessions = { atOnce: [], atRest: [] }
    for (let run = 1; run <= PHONE_RUNS; run++) {
      onProgress(`Visit ${run} of ${PHONE_RUNS} on a slow phone, once with a tap at once`)
      phone.atOnce.push(await playPhone(browser, apps.foyer, 'at once'))
      phone.atRest.push(await playPhone(browser, apps.foyer, 'at rest'))
    }
    onProgress('Drawing a tap on the phone, frame by frame, into bench/tap.png')
    await recordTap(browser, apps.foyer, TAP)
    const violations = await findViolations(browser, apps.foyer)
    for (const { rule, nodes } of violations) onProgress(`axe: ${rule} on ${nodes} nodes`)
    return [
      ...byteRows(sessions),
      ...timingRows(sessions),
      ...phaseRows(sessions),
      ...phoneRows(phone),
      ...heapRows(sessions),
      shiftRow(sessions),
      ...(await namespaceRows()),
      ...(await partRows()),
      {
        what: 'axe violations with the modal open',
        unit: 'nodes',
        measured: violations.reduce((sum, { nodes }) => sum + nodes, 0),
        budget: { most: 0 },
      },
    ]
  } finally {
    await browser.close()
    await apps.floor.close()
    await apps.foyer.close()
  }
}
