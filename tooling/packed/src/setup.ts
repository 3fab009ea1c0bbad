import { fetchFixtures } from './fixtures.ts'
import { packPackages } from './pack.ts'
import { withTemporaryFolder } from './temporary.ts'

await withTemporaryFolder(async (folder) => {
  await packPackages(folder)
  await fetchFixtures(folder, console.log)
})
