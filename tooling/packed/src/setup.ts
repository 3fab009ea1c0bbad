import { copyFixture, fixtureNames, installFixture } from './fixtures.ts'
import { packPackages } from './pack.ts'
import { withTemporaryFolder } from './temporary.ts'

await withTemporaryFolder(async (folder) => {
  await packPackages(folder)
  for (const name of fixtureNames) await installFixture(await copyFixture(name, folder, folder), console.log)
})
