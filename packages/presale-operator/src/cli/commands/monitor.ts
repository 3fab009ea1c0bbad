import type { Command } from 'commander'
import { checkSale } from '../../monitor/checkSale.ts'
import { formatTime } from '../../schedule/planSteps.ts'
import { createVaultReader } from '../../vault/createVaultReader.ts'
import type { CommandKit } from '../commandKit.ts'
import { openSale } from '../session.ts'

type MonitorOptions = { state?: string; expect?: string[] }

export function addMonitorCommand(program: Command, { action }: CommandKit) {
  const monitor = program
    .command('monitor')
    .option('--state <file>', 'keep a checkpoint there, so that a later run need not read all events again')
    .option('--expect <operation...>', 'ids of scheduled administrative calls that raise no alarm')
    .summary('check the live sale once; exit code 1 is an alarm')
    .description(
      'Checks the live sale once, all as of one block: the vault owes what its events say (I1) and holds it (I2), the presale holds nothing (I6), no withdrawal waits longer than 15 minutes, no administrative call is scheduled. Exit code 0: quiet, 1: alarm, 2: could not check. Run it every few minutes.',
    )
  action<MonitorOptions, []>(monitor, async (session, { state, expect = [] }) => {
    const { client, deployment } = await openSale(session)
    const reader = createVaultReader({ client, deployment, stateFile: state })
    const { block, time, findings } = await checkSale({
      client,
      deployment,
      reader,
      expectedOperations: expect,
    })
    const alarms = findings.filter(({ status }) => status === 'alarm')
    return {
      lines: [
        `Block ${block}, ${formatTime(time)}`,
        ...findings.map(
          ({ rule, status, message }) => `${status === 'ok' ? 'ok   ' : 'ALARM'}  ${rule}: ${message}`,
        ),
        alarms.length === 0 ? 'All quiet.' : `${alarms.length} alarm(s).`,
      ],
      json: { status: alarms.length === 0 ? 'ok' : 'alarm', block, time, findings },
      exitCode: alarms.length === 0 ? 0 : 1,
    }
  })
}
