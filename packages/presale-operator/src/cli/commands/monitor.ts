import { parseUrl } from '@foyer/kit'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { checkSale } from '../../monitor/checkSale.ts'
import { readLastLook, writeLastLook } from '../../monitor/lastLook.ts'
import { sendHeartbeat } from '../../monitor/sendHeartbeat.ts'
import { writeMetrics } from '../../monitor/writeMetrics.ts'
import { formatTime } from '../../schedule/planSteps.ts'
import { createVaultReader } from '../../vault/createVaultReader.ts'
import type { CommandKit } from '../commandKit.ts'
import { openSale } from '../session.ts'

type MonitorOptions = { state?: string; expect?: string[]; metrics?: string; heartbeat?: string }

export function addMonitorCommand(program: Command, { action }: CommandKit) {
  const monitor = program
    .command('monitor')
    .option(
      '--state <file>',
      'keep there how far the monitor has looked: each act is reported once, and a later run need not read all events again',
    )
    .option('--expect <operation...>', 'ids of scheduled administrative calls that raise no alarm')
    .option('--metrics <file>', 'write metrics there, for the textfile collector of node_exporter')
    .addOption(
      new Option('--heartbeat <url>', 'ask for this address after each check, so that its service misses it')
        .env('PRESALE_HEARTBEAT_URL')
        .argParser(parseHeartbeat),
    )
    .summary('check the live sale once; exit code 1 is an alarm')
    .description(
      'Checks the live sale once, all as of one block: the vault owes what its events say (I1) and holds it (I2), the presale holds nothing (I6), exactly what was sold was minted, no withdrawal waits longer than 15 minutes, accounts and roles are those of the configuration, the keeper has BNB, no administrative call is scheduled, and with --state what operator and guardian have done at once since the last run. Exit code 0: quiet, 1: alarm, 2: could not check. Run it every few minutes.',
    )
  action<MonitorOptions, []>(monitor, async (session, { state, expect = [], metrics, heartbeat }) => {
    const { client, deployment, config } = await openSale(session)
    const since = state === undefined ? undefined : await readLastLook(state)
    const reader = createVaultReader({ client, deployment, stateFile: state })
    const { block, time, findings, look } = await checkSale({
      client,
      deployment,
      config,
      reader,
      expectedOperations: expect,
      since,
    })
    if (state !== undefined) await writeLastLook(state, look)
    if (metrics !== undefined) await writeMetrics(metrics, { block, findings, checkedAt: new Date() })
    const missed = heartbeat === undefined ? undefined : await sendHeartbeat(heartbeat)
    const alarms = findings.filter(({ status }) => status === 'alarm')
    return {
      lines: [
        `Block ${block}, ${formatTime(time)}`,
        ...findings.map(
          ({ rule, status, message }) => `${status === 'ok' ? 'ok   ' : 'ALARM'}  ${rule}: ${message}`,
        ),
        ...(missed === undefined ? [] : [`The heartbeat was not taken: ${missed}.`]),
        alarms.length === 0 ? 'All quiet.' : `${alarms.length} alarm(s).`,
      ],
      json: { status: alarms.length === 0 ? 'ok' : 'alarm', block, time, findings },
      exitCode: alarms.length === 0 ? 0 : 1,
    }
  })
}

function parseHeartbeat(text: string): string {
  const url = parseUrl(text)
  if (url?.protocol === 'https:' || url?.protocol === 'http:') return text
  throw new InvalidArgumentError('It must be an address that begins with https:// or http://.')
}
