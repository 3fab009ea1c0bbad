import { createMemoryStorage } from '@foyer/site-kit/test'
import { expect, test } from 'vitest'
import { exampleConfig } from '../../test/exampleConfig.ts'
import { exampleView, INVITER } from '../../test/exampleView.ts'
import { BUYER } from '../../test/fakeWallet.ts'
import { createLastKnown } from './createLastKnown.ts'
import { loadHome, saveHome } from './lastHome.ts'

const HOUR = 3_600_000
const KEY = 'foyer-presale.last-known.account'

function setup({ storage = createMemoryStorage(), config = exampleConfig(), at = HOUR } = {}) {
  const clock = { time: at }
  return { storage, clock, lastKnown: createLastKnown({ config, storage, now: () => clock.time }) }
}

test('loads the saved data and its time, also after a reload', () => {
  const { lastKnown, storage } = setup()
  lastKnown.save('purchases', BUYER, { rows: [{ cost: 7n }] })
  expect(setup({ storage }).lastKnown.load('purchases', BUYER)).toEqual({
    data: { rows: [{ cost: '7' }] },
    savedAt: HOUR,
  })
})

test('restores the home view unchanged', () => {
  const { lastKnown } = setup()
  saveHome(lastKnown, BUYER, exampleView())
  expect(loadHome(lastKnown, BUYER)).toEqual({ view: exampleView(), savedAt: HOUR })
  expect(loadHome(lastKnown, undefined)).toBeUndefined()
})

test('keeps the data of each account, whatever the case of its address', () => {
  const { lastKnown } = setup()
  lastKnown.save('purchases', BUYER, 1)
  expect(lastKnown.load('purchases', INVITER)).toBeUndefined()
  expect(lastKnown.load('purchases', BUYER.toLowerCase() as typeof BUYER)).toMatchObject({ data: 1 })
})

test('removes data of another network or other contracts', () => {
  const { contracts } = exampleConfig()
  for (const config of [
    exampleConfig({ network: 'bsc' }),
    exampleConfig({ contracts: { ...contracts, presaleLens: INVITER } }),
    exampleConfig({ contracts: { ...contracts, presale: INVITER } }),
  ]) {
    const { lastKnown, storage } = setup()
    lastKnown.save('account', BUYER, 1)
    expect(setup({ storage, config }).lastKnown.load('account', BUYER)).toBeUndefined()
    expect(storage.getItem(KEY)).toBeNull()
  }
})

test('drops data after 24 hours, and when the clock was set back', () => {
  for (const [later, isThere] of [
    [24 * HOUR, true],
    [24 * HOUR + 1, false],
    [-1, false],
  ] as const) {
    const { lastKnown, clock } = setup()
    lastKnown.save('account', BUYER, 1)
    clock.time += later
    expect(lastKnown.load('account', BUYER) !== undefined, String(later)).toBe(isThere)
  }
})

test('ignores invalid stored data and does not save data that is too long', () => {
  for (const text of ['', '{', 'null', '{"savedAt":"now"}', '[]']) {
    const storage = createMemoryStorage({ [KEY]: text })
    expect(setup({ storage }).lastKnown.load('account', BUYER), text).toBeUndefined()
  }
  const { lastKnown, storage } = setup()
  for (const data of ['0x', '0x1234', 'text', 7, null]) {
    lastKnown.save('account', BUYER, data)
    expect(loadHome(lastKnown, BUYER), String(data)).toBeUndefined()
  }
  storage.removeItem(KEY)
  lastKnown.save('account', BUYER, 'x'.repeat(100_000))
  expect(storage.getItem(KEY)).toBeNull()
})
