import { join } from 'node:path'
import { expect, test } from 'vitest'
import { REPOSITORY } from '../workspace.ts'

const readNames = async (file: string) => (await import(join(REPOSITORY, file))).providerNames

test('the modal and the page of the wallet call the providers the same', async () => {
  const names = await readNames('packages/modal-ui/src/locales/providerNames.ts')
  expect(await readNames('apps/wallet-frame/src/home/providerNames.ts')).toEqual(names)
  expect(names).toMatchObject({ google: 'Google', farcaster: 'Farcaster' })
})
