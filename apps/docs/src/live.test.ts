import { languages } from '@foyer/modal-ui/test'
import { expect, test } from 'vitest'
import { DEMOS } from '../.vitepress/theme/demos.ts'
import { LIVE } from './live.ts'

test('the page of languages offers every one that the modal has', () => {
  const offered = LIVE['guides/languages']?.choice?.of.map(({ value }) => value) ?? []
  expect(offered).toHaveLength(15)
  expect(offered).toEqual(expect.arrayContaining(languages.map(({ code }) => code)))
  expect(DEMOS['guides/languages']?.options?.()).toEqual({
    languages: expect.arrayContaining([...languages]),
  })
})
