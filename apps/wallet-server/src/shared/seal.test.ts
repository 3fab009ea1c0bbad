import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createKeyLine, parseKeyRing } from './keys.ts'
import { createSealer, SealError } from './seal.ts'

const PURPOSE = 'wallet/auth-share/v1'
const CONTEXT = { table: 'shares', rowId: 'row', userId: 'user', walletId: 'wallet', deviceId: 'device' }

const createRing = (...lines: string[]) => {
  const ring = parseKeyRing(lines.join('\n'))
  if (!ring) throw new Error('The lines are no key ring.')
  return ring
}

const share = new Uint8Array(randomBytes(16))
const [first, second] = [createKeyLine(), createKeyLine()]

describe('T19: sealed values', () => {
  test('open in their own row, and look different each time', async () => {
    const sealer = createSealer(createRing(first), PURPOSE)
    const sealed = await sealer.seal(share, CONTEXT)
    expect(await sealer.open(sealed, CONTEXT)).toEqual(share)
    expect(await sealer.seal(share, CONTEXT)).not.toBe(sealed)
  })

  test.each(Object.keys(CONTEXT))('do not open where another %s is', async (field) => {
    const sealer = createSealer(createRing(first), PURPOSE)
    const sealed = await sealer.seal(share, CONTEXT)
    await expect(sealer.open(sealed, { ...CONTEXT, [field]: 'another' })).rejects.toThrow(SealError)
  })

  test('do not open for another purpose', async () => {
    const sealed = await createSealer(createRing(first), PURPOSE).seal(share, CONTEXT)
    const other = createSealer(createRing(first), 'wallet/vault-share/v1')
    await expect(other.open(sealed, CONTEXT)).rejects.toThrow(SealError)
  })

  test('do not open when they are truncated or changed', async () => {
    const sealer = createSealer(createRing(first), PURPOSE)
    const sealed = await sealer.seal(share, CONTEXT)
    const [version, kid, body = ''] = sealed.split('.')
    const flipped = `${body.slice(0, -2)}${body.at(-2) === 'A' ? 'B' : 'A'}${body.at(-1)}`
    const damaged = [
      '',
      'x',
      sealed.slice(0, -4),
      sealed.slice(0, 20),
      `${version}.${kid}.`,
      `${version}.${kid}.${flipped}`,
      `2.${kid}.${body}`,
    ]
    for (const text of damaged) await expect(sealer.open(text, CONTEXT)).rejects.toThrow(SealError)
  })

  test('open with an old key as long as it is in the key ring', async () => {
    const sealed = await createSealer(createRing(first), PURPOSE).seal(share, CONTEXT)
    const rotated = createSealer(createRing(first, second), PURPOSE)
    expect(await rotated.open(sealed, CONTEXT)).toEqual(share)
    expect(rotated.isCurrent(sealed)).toBe(false)
    expect(rotated.isCurrent(await rotated.seal(share, CONTEXT))).toBe(true)
    await expect(createSealer(createRing(second), PURPOSE).open(sealed, CONTEXT)).rejects.toThrow(
      /is not in the key ring/,
    )
  })
})

test.each(['', 'k1', 'k1 short', `a.b ${first.split(' ')[1]}`, `${first}\n${first}`])(
  'refuses the key ring %j',
  (text) => expect(parseKeyRing(text)).toBeUndefined(),
)
