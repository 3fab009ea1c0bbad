import { selectRows } from '@foyer/harness/full'
import { createOpenApiApp, errorSchema } from '@foyer/server-kit/openapi'
import { expect, test, vi } from 'vitest'
import { lettersOf, readFontLetters } from '../pictures/createFonts.ts'
import { createPictures } from '../pictures/createPictures.ts'
import { createPainter, type Picture } from '../pictures/drawPicture.ts'
import { PICTURE_LOCALES } from '../pictures/pictureTexts.ts'
import type { Access, Env } from '../types.ts'
import { addPictureRoutes } from './pictures.ts'

const OWNED = 'K7M2P9QX'
const ROOT_CODE = 'EQMR0927'

function setup() {
  const painter = createPainter()
  const draw = vi.fn((picture: Picture) => painter.draw(picture))
  const app = createOpenApiApp<Env, Access, 'address'>({
    title: 'Pictures',
    access: { public: [], sitePages: [] },
    limits: { address: async () => undefined },
    unknown: 'address',
    log: () => {},
  })
  const store = { hasCode: async (code: string) => code === OWNED }
  addPictureRoutes(app, { store, pictures: createPictures({ draw }), rootCode: ROOT_CODE })
  return { app, draw }
}

/** Width and height of a PNG. */
async function sizeOf(response: Response) {
  const data = new DataView(await response.arrayBuffer())
  expect(data.getUint32(0)).toBe(0x89504e47)
  return [data.getUint32(16), data.getUint32(20)]
}

const drawn = selectRows(PICTURE_LOCALES, (locale) => locale === 'zh-CN')

test.each(drawn)('draws every kind of picture in %s', async (locale) => {
  const { app } = setup()
  const kinds = ['home', 'record', `invitation/${OWNED}`, 'purchase/1-2', 'purchase/2-9999']
  for (const kind of kinds) {
    const response = await app.request(`/v1/pictures/${locale}/${kind}.png`)
    expect(response.headers.get('Content-Type')).toBe('image/png')
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=86400')
    expect(await sizeOf(response)).toEqual([1200, 630])
  }
})

test.each(PICTURE_LOCALES)('has a font for each letter of the texts in %s', async (locale) => {
  const has = await readFontLetters(locale)
  const missing = [...lettersOf(locale)].filter((letter) => !has(letter))
  expect(missing.map((letter) => String.fromCodePoint(letter))).toEqual([])
})

test('answers a code that nobody owns with the picture of the sale, to be stored for a minute only', async () => {
  const { app, draw } = setup()
  const response = await app.request('/v1/pictures/ja/invitation/ZZZZZZZZ.png')
  expect(response.status).toBe(200)
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=60')
  expect(draw).toHaveBeenCalledExactlyOnceWith({ locale: 'ja', kind: 'home' })
})

test('draws the public code', async () => {
  const { app, draw } = setup()
  await app.request(`/v1/pictures/en/invitation/${ROOT_CODE}.png`)
  expect(draw).toHaveBeenCalledExactlyOnceWith({ locale: 'en', kind: 'invitation', code: ROOT_CODE })
})

test.each([
  ['en/invitation/k7m2p9qx.png', /^file: Expected an invitation code/],
  ['en/invitation/K7M2P9QXX.png', /^file: Expected an invitation code/],
  ['en/invitation/%3Cscript%3E.png', /^file: Expected an invitation code/],
  [`en/invitation/${OWNED}.svg`, /^file: Expected an invitation code/],
  ['en/purchase/3-1.png', /^file: Expected the id of an item/],
  ['en/purchase/1-0.png', /^file: Expected the id of an item/],
  ['en/purchase/1-99999.png', /^file: Expected the id of an item/],
  ['de/home.png', /^locale: Expected one of en, zh-CN/],
  ['constructor/home.png', /^locale: Expected one of en/],
])('answers %s with 400, and draws nothing', async (path, message) => {
  const { app, draw } = setup()
  const response = await app.request(`/v1/pictures/${path}`)
  expect(response.status).toBe(400)
  const { reasons } = errorSchema.parse(await response.json())
  expect(reasons.map(({ name, description }) => `${name}: ${description}`)[0]).toMatch(message)
  expect(draw).not.toHaveBeenCalled()
})

test('draws four pictures when each of them is asked for a hundred times at once', async () => {
  const { app, draw } = setup()
  const paths = ['home', 'record', `invitation/${OWNED}`, 'purchase/1-1']
  const asked = paths.flatMap((path) => Array.from({ length: 100 }, () => `/v1/pictures/en/${path}.png`))
  const responses = await Promise.all(asked.map((path) => app.request(path)))
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
  expect(draw).toHaveBeenCalledTimes(4)
})
