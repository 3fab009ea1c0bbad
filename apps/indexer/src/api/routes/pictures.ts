import type { Context } from 'hono'
import * as z from 'zod'
import type { Store } from '../createStore.ts'
import type { Pictures } from '../pictures/createPictures.ts'
import { type ItemId, PICTURE_SIZE, type Picture } from '../pictures/drawPicture.ts'
import { PICTURE_LOCALES } from '../pictures/pictureTexts.ts'
import { type App, createRoute, PUBLIC } from '../types.ts'
import { describeErrors } from './describe.ts'

/** Seconds for which a picture may be stored: those of a code that has an owner stay as they are until the next release. */
const DAY = 86_400
/** A code without an owner may be owned in a moment. */
const UNOWNED_MAX_AGE = 60

const locale = z.enum(PICTURE_LOCALES, { error: `Expected one of ${PICTURE_LOCALES.join(', ')}.` })

const homeParams = z.object({ locale })

const invitationParams = z.object({
  locale,
  file: z
    .string()
    .regex(
      /^[0-9A-HJKMNP-TV-Z]{8}\.png$/,
      'Expected an invitation code of eight letters and digits, and .png.',
    )
    .transform((file) => file.slice(0, -4))
    .meta({ example: 'K7M2P9QX.png' }),
})

const purchaseParams = z.object({
  locale,
  file: z
    .string()
    .regex(/^[12]-[1-9]\d{0,3}\.png$/, 'Expected the id of an item, 1 or 2, a quantity, and .png: 1-5.png.')
    .transform((file) => {
      const [item, quantity] = file.slice(0, -4).split('-').map(Number)
      return { itemId: item as ItemId, quantity: quantity ?? 1 }
    })
    .meta({ example: '1-5.png' }),
})

const size = `${PICTURE_SIZE.width} × ${PICTURE_SIZE.height}`
const responses = {
  200: { description: `A picture, ${size}.`, content: { 'image/png': { schema: z.string() } } },
  ...describeErrors,
}

const pictureRoute = <path extends string, params extends z.ZodObject>(
  path: path,
  summary: string,
  params: params,
) => createRoute({ method: 'get', path, policy: PUBLIC, summary, request: { params }, responses })

const homeRoute = pictureRoute(
  '/v1/pictures/{locale}/home.png',
  'The picture that networks show of a link to the sale',
  homeParams,
)
const recordRoute = pictureRoute(
  '/v1/pictures/{locale}/record.png',
  'The picture of a link to the record',
  homeParams,
)
const invitationRoute = pictureRoute(
  '/v1/pictures/{locale}/invitation/{file}',
  'The picture of an invitation link; that of the sale when nobody owns the code',
  invitationParams,
)
const purchaseRoute = pictureRoute(
  '/v1/pictures/{locale}/purchase/{file}',
  'The picture that a buyer shares',
  purchaseParams,
)

export type AddPictureRoutesParameters = {
  store: Pick<Store, 'hasCode'>
  pictures: Pictures
  /** The public code, which belongs to no invited user. */
  rootCode: string
}

export function addPictureRoutes(app: App, { store, pictures, rootCode }: AddPictureRoutesParameters) {
  async function send(context: Context, picture: Picture, seconds: number = DAY) {
    const headers = { 'Content-Type': 'image/png', 'Cache-Control': `public, max-age=${seconds}` }
    return context.body(await pictures.read(picture), 200, headers)
  }

  app.openapi(homeRoute, (c) => send(c, { ...c.req.valid('param'), kind: 'home' }))
  app.openapi(recordRoute, (c) => send(c, { ...c.req.valid('param'), kind: 'record' }))
  app.openapi(invitationRoute, async (c) => {
    const { locale, file: code } = c.req.valid('param')
    const isOwned = code === rootCode || (await store.hasCode(code))
    if (!isOwned) return send(c, { locale, kind: 'home' }, UNOWNED_MAX_AGE)
    return send(c, { locale, kind: 'invitation', code })
  })
  app.openapi(purchaseRoute, async (c) => {
    const { locale, file } = c.req.valid('param')
    return send(c, { locale, kind: 'purchase', ...file })
  })
}
