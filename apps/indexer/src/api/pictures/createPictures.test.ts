import { expect, test, vi } from 'vitest'
import { createPictures } from './createPictures.ts'
import type { Picture } from './drawPicture.ts'

const bytes = (size = 1) => new Uint8Array(size)
const invitation = (code: string): Picture => ({ locale: 'en', kind: 'invitation', code })

test('draws a picture once for all who ask for it, also at the same time', async () => {
  const draw = vi.fn(async () => bytes())
  const pictures = createPictures({ draw })
  await Promise.all([pictures.read(invitation('A')), pictures.read(invitation('A'))])
  await pictures.read(invitation('A'))
  expect(draw).toHaveBeenCalledExactlyOnceWith(invitation('A'))
})

test('draws one picture at a time, and refuses a picture when too many others wait', async () => {
  const running: PromiseWithResolvers<Uint8Array<ArrayBuffer>>[] = []
  const draw = vi.fn(() => {
    const drawing = Promise.withResolvers<Uint8Array<ArrayBuffer>>()
    running.push(drawing)
    return drawing.promise
  })
  const pictures = createPictures({ draw, mostWaiting: 2 })
  const answers = ['A', 'B'].map((code) => pictures.read(invitation(code)))
  await expect(pictures.read(invitation('C'))).rejects.toMatchObject({
    status: 503,
    reasons: [{ name: 'busy' }],
  })
  await vi.waitFor(() => expect(draw).toHaveBeenCalledTimes(1))
  running[0]?.resolve(bytes())
  await vi.waitFor(() => expect(draw).toHaveBeenCalledTimes(2))
  running[1]?.resolve(bytes())
  await Promise.all(answers)
  const later = pictures.read(invitation('C'))
  await vi.waitFor(() => expect(draw).toHaveBeenCalledTimes(3))
  running[2]?.resolve(bytes())
  await later
})

test('forgets the picture that was not asked for longest when it keeps too many bytes', async () => {
  const draw = vi.fn(async () => bytes(40))
  const pictures = createPictures({ draw, keptBytes: 100 })
  for (const code of ['A', 'B', 'A', 'C', 'A', 'B']) await pictures.read(invitation(code))
  expect(draw.mock.calls).toEqual(['A', 'B', 'C', 'B'].map((code) => [invitation(code)]))
})

test('draws again what could not be drawn', async () => {
  const draw = vi.fn(async () => bytes()).mockRejectedValueOnce(new Error('no memory'))
  const pictures = createPictures({ draw })
  await expect(pictures.read(invitation('A'))).rejects.toThrow('no memory')
  await expect(pictures.read(invitation('A'))).resolves.toEqual(bytes())
})
