import { judgeLicences } from '../licences/judgeLicences.ts'
import { listInstalled } from '../licences/listInstalled.ts'
import { readPolicy } from '../licences/policy.ts'
import { checkOutcome } from '../outcome.ts'
import { listPackages } from '../workspace.ts'
import type { Part } from './part.ts'

/** Every dependency has a licence that the policy allows. */
export const licences: Part = {
  name: 'licences',
  load: 'light',
  isPresent: () => true,
  async run({ log }) {
    const shipping = listPackages().filter(
      ({ path, ...manifest }) => path.startsWith('apps/') || !manifest.private,
    )
    const [policy, installed, shipped] = await Promise.all([
      readPolicy(),
      listInstalled(['--recursive']),
      listInstalled([...shipping.map(({ name }) => `--filter=${name}`), '--prod']),
    ])
    const breaches = judgeLicences({ policy, installed, shipped })
    for (const breach of breaches) log(breach)
    return checkOutcome(breaches.length === 0)
  },
}
