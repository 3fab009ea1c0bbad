import { HttpError } from '@foyer/server-kit'
import * as z from 'zod'
import type { Image, Images } from '../directory/createImages.ts'
import { type App, createRoute, type RequestContext } from '../http/types.ts'
import type { IconFolder, IconKind } from '../icons.ts'
import { imageAnswers, projectQuery } from './describe.ts'

const DAY = 'public, max-age=86400'
const FOREVER = 'public, max-age=31536000, immutable'

const imageRoute = (path: string, summary: string) =>
  createRoute({
    method: 'get',
    path,
    policy: { access: 'project', limit: 'images' },
    summary,
    request: { params: z.object({ id: z.string().max(100) }), query: projectQuery },
    responses: imageAnswers,
  })

const walletImageRoute = imageRoute(
  '/getWalletImage/{id}',
  'The picture of a wallet, by the `image_id` of its row',
)

const ICON_ROUTES: { kind: IconKind; route: ReturnType<typeof imageRoute> }[] = [
  { kind: 'assets', route: imageRoute('/public/getAssetImage/{id}', 'The picture of a network') },
  { kind: 'currencies', route: imageRoute('/public/getCurrencyImage/{id}', 'The picture of a currency') },
  {
    kind: 'tokens',
    route: imageRoute('/public/getTokenImage/{id}', 'The picture of a token, by its symbol'),
  },
]

export function addImageRoutes(app: App, { images, icons }: { images: Images; icons: IconFolder }) {
  app.openapi(walletImageRoute, (c) => answerImage(c, images.find(c.req.valid('param').id), FOREVER))
  for (const { kind, route } of ICON_ROUTES)
    app.openapi(route, (c) => answerImage(c, icons.find(kind, c.req.valid('param').id), DAY))
}

function answerImage(c: RequestContext, image: Image | undefined, caching: string) {
  if (image === undefined)
    throw new HttpError(404, 'Not found', {
      reasons: [{ name: 'id', description: 'There is no such picture.' }],
    })
  c.header('cache-control', caching)
  c.header('content-type', image.type)
  // Opened in a tab, an SVG could run scripts in the name of this host.
  c.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
  c.header('x-content-type-options', 'nosniff')
  c.header('cross-origin-resource-policy', 'cross-origin')
  return c.body(image.data, 200)
}
