/** Fails when a dependency has a licence that `licences.json` does not allow. */
import { listPackages } from '../workspace.ts'
import { judgeLicences } from './judgeLicences.ts'
import { listInstalled } from './listInstalled.ts'
import { readPolicy } from './policy.ts'

const shipping = listPackages().filter(
  ({ path, ...manifest }) => path.startsWith('apps/') || !manifest.private,
)
const [policy, installed, shipped] = await Promise.all([
  readPolicy(),
  listInstalled(['--recursive']),
  listInstalled([...shipping.map(({ name }) => `--filter=${name}`), '--prod']),
])
const breaches = judgeLicences({ policy, installed, shipped })
for (const breach of breaches) console.error(breach)
process.exitCode = breaches.length === 0 ? 0 : 1
