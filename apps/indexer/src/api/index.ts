import { db } from 'ponder:api'
import tables from 'ponder:schema'
import { Hono } from 'hono'
import { log } from '../../launcher/log.ts'
import { readEnv } from '../../launcher/readEnv.ts'
import { createApi } from './createApi.ts'
import { createChainReads } from './createChainReads.ts'
import { createStore } from './createStore.ts'
import { createPictures } from './pictures/createPictures.ts'
import { createPainter } from './pictures/drawPicture.ts'

const { deployment, rpcUrls, corsOrigins } = readEnv()
const { network, chainId, rootCode } = deployment
const pictures = createPictures(createPainter())

const api = createApi({
  store: createStore({ db, tables }),
  chain: createChainReads({ deployment, rpcUrls }),
  pictures,
  network,
  chainId,
  rootCode,
  corsOrigins,
  log,
})

/** The API that Ponder serves besides its own /health, /ready, /status and /metrics. */
export default api.mountOn(new Hono())
