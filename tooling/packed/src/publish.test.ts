import { expect, test } from 'vitest'
import { checkPublish } from './publish.ts'

const publish = {
  repository: 'https://github.com/someone/foyer',
  homepage: 'https://foyer.example',
  funding: 'https://github.com/sponsors/someone',
}

test('refuses to release with an address that nobody has filled in', () => {
  expect(() => checkPublish(publish)).not.toThrow()
  expect(() => checkPublish({ ...publish, homepage: '', funding: 'https://github.com/<owner>' })).toThrow(
    'tooling/packed/publish.json says nothing of homepage, funding.',
  )
})
