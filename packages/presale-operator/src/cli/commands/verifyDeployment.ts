import type { Command } from 'commander'
import { ensureArtifacts } from '../../deploy/artifacts.ts'
import type { Check } from '../../verify/check.ts'
import { verifyDeployment } from '../../verify/verifyDeployment.ts'
import type { CommandKit } from '../commandKit.ts'
import type { Report } from '../report.ts'
import { openSale } from '../session.ts'

export function addVerifyDeploymentCommand(program: Command, { action, io }: CommandKit) {
  const verify = program
    .command('verify-deployment')
    .summary('compare code, values and permissions on chain with the configuration')
    .description(
      'Reads the code, every value and every permission of a deployment from the chain and compares them with the sources and the configuration. Exit code 1 when anything differs, also when somebody may do more than the role map says. Needs an endpoint with eth_getLogs.',
    )
  action(verify, async (session) => {
    await ensureArtifacts((message) => io.printError(message))
    return verificationReport(await verifyDeployment(await openSale(session)))
  })
}

/** Reports the problems, then the notes, then the result. */
export function verificationReport(checks: readonly Check[]): Report {
  const wrong = checks.filter(({ status }) => status === 'wrong')
  const notes = checks.filter(({ status }) => status === 'note')
  const count = checks.length - notes.length
  return {
    lines: [
      ...wrong.map(({ what, expected, found }) => `WRONG  ${what}: expected ${expected}, found ${found}`),
      ...notes.map(({ what, found }) => `note   ${what}: ${found}`),
      wrong.length === 0
        ? `All ${count} checks of code, values and permissions hold.`
        : `${wrong.length} of ${count} checks failed.`,
    ],
    json: { status: wrong.length === 0 ? 'ok' : 'wrong', checks },
    exitCode: wrong.length === 0 ? 0 : 1,
  }
}
