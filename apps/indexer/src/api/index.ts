import { db } from 'ponder:api'
import tables from 'ponder:schema'
import { Hono } from 'hono'
import { readEnv } from '../../launcher/readEnv.ts'
import { createApi } from './createApi.ts'
import { createStore } from './createStore.ts'

const { deployment, corsOrigins } = readEnv()
const { network, chainId } = deployment

/** The API that Ponder serves besides its own /health, /ready, /status and /metrics. */
export default new Hono().route(
  '/',
  createApi({ store: createStore({ db, tables }), network, chainId, corsOrigins }),
)
