import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { parseJson } from '@foyer/kit'
import * as z from 'zod'
import { renderChoice, renderEnd, renderStart } from './renderPage.ts'
import { type Signed, signMessage } from './signMessage.ts'
import { USERS } from './users.ts'

/** Time that a channel stays open, in milliseconds. */
const LIFETIME = 3_600_000

const channelRequest = z.strictObject({
  siweUri: z.url(),
  domain: z.string().regex(/^[a-zA-Z0-9.-]+(:[0-9]+)?$/),
  nonce: z
    .string()
    .regex(/^[a-zA-Z0-9]{8,}$/)
    .default(() => randomBytes(8).toString('hex')),
  notBefore: z.iso.datetime().optional(),
  expirationTime: z.iso.datetime().optional(),
  requestId: z.string().optional(),
  redirectUrl: z.string().optional(),
  acceptAuthAddress: z.boolean().default(false),
})

type Channel = {
  requested: z.output<typeof channelRequest>
  /** The address that opens the user's app. */
  appUrl: string
  answer?: Signed & { fid: number; username?: string; displayName: string }
  expiresAt: number
}

/** The answer of a completed channel. */
export type ChannelAnswer = { state: 'completed' } & NonNullable<Channel['answer']>

export type FarcasterRelay = Awaited<ReturnType<typeof startRelay>>

export type StartRelayParameters = {
  /** Default a free one. */
  port?: number
}

/**
 * Starts a relay with the channels of Farcaster's one, and a page that stands in for a user's app, on the loopback
 * interface. Like the real one it tells what was signed once, and believes whoever signs.
 */
export async function startRelay({ port = 0 }: StartRelayParameters = {}) {
  const channels = new Map<string, Channel>()
  let changeAnswer: ((answer: ChannelAnswer) => Promise<object> | object) | undefined
  const server = createServer((request, response) => {
    answer(request, response).catch(() => {
      if (!response.headersSent) sendJson(response, 500, { error: 'Unknown' })
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  function find(token: string) {
    const channel = channels.get(token)
    return channel && channel.expiresAt > Date.now() ? channel : undefined
  }

  /** The newest first. */
  const listWaiting = () =>
    [...channels.values()]
      .filter(({ answer, expiresAt }) => !answer && expiresAt > Date.now())
      .map(({ requested: { domain }, appUrl }) => ({ domain, appUrl }))
      .toReversed()

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams } = new URL(request.url ?? '/', url)
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('cross-origin-resource-policy', 'cross-origin')
    if (request.method === 'OPTIONS') {
      response.setHeader('access-control-allow-headers', 'authorization, content-type')
      response.writeHead(204)
      return response.end()
    }
    const route = `${request.method} ${pathname}`
    const token = request.headers.authorization?.replace(/^Bearer /, '') ?? ''
    if (route === 'GET /') return sendPage(response, 200, renderStart(listWaiting()))
    if (route === 'GET /healthcheck') return sendJson(response, 200, { status: 'OK' })
    if (route === 'POST /v1/channel') return openChannel(response, await text(request))
    if (route === 'GET /v1/channel/status') return tellStatus(response, token)
    const channel = find(searchParams.get('channelToken') ?? '')
    if (pathname !== '/~/siwf' || !channel) return sendPage(response, 404, renderEnd('No such channel'))
    if (request.method === 'GET') return sendPage(response, 200, renderChoice(channel.requested.domain))
    const fid = Number(new URLSearchParams(await text(request)).get('fid'))
    await sign(channel, fid)
    return sendPage(response, 200, renderEnd('Signed. Go back to where you came from.'))
  }

  function openChannel(response: ServerResponse, body: string) {
    const { success, data } = channelRequest.safeParse(parseJson(body))
    if (!success) return sendJson(response, 400, { error: 'Validation error' })
    const channelToken = randomBytes(16).toString('hex')
    const appUrl = `${url}/~/siwf?${new URLSearchParams({ channelToken })}`
    channels.set(channelToken, { requested: data, appUrl, expiresAt: Date.now() + LIFETIME })
    return sendJson(response, 201, { channelToken, url: appUrl, connectUri: appUrl, nonce: data.nonce })
  }

  async function tellStatus(response: ServerResponse, token: string) {
    const channel = find(token)
    if (!channel) return sendJson(response, 401, { error: 'Unauthorized' })
    const { requested, answer } = channel
    const { nonce, acceptAuthAddress } = requested
    const common = { nonce, acceptAuthAddress, metadata: { ip: '127.0.0.1', userAgent: 'Unknown' } }
    if (!answer) return sendJson(response, 202, { ...common, state: 'pending' })
    channels.delete(token)
    const completed: ChannelAnswer = { ...answer, state: 'completed' }
    return sendJson(response, 200, {
      ...common,
      ...((await changeAnswer?.(completed)) ?? completed),
    })
  }

  async function sign(channel: Channel, fid: number) {
    const user = USERS.find((one) => one.fid === fid)
    if (!user) return
    const { username, name } = user
    channel.answer = {
      ...(await signMessage(user, channel.requested)),
      fid,
      displayName: name,
      ...(username === '' ? {} : { username }),
    }
  }

  return {
    url,
    /** Returns the request of the channel behind an address for a user's app. */
    requestedAt: (appUrl: string) => channelAt(appUrl).requested,
    /** Signs as the user with this id, as the page at this address does. */
    signAt: (appUrl: string, fid: number) => sign(channelAt(appUrl), fid),
    /** Changes what is told of completed channels until it is told otherwise. */
    changeAnswers(change: typeof changeAnswer) {
      changeAnswer = change
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }

  function channelAt(appUrl: string): Channel {
    const channel = find(new URL(appUrl).searchParams.get('channelToken') ?? '')
    if (!channel) throw new Error('There is no such channel.')
    return channel
  }
}

function sendJson(response: ServerResponse, status: number, body: object) {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(body))
}

function sendPage(response: ServerResponse, status: number, html: string) {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
  response.end(html)
}
