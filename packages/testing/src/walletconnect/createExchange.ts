import * as z from 'zod/mini'
import { answerRequest, subscriptionId } from './answerRequest.ts'
import { createMessageStore, type TopicMessage } from './createMessageStore.ts'
import { acknowledgementSchema, anyRequestSchema, requestSchema } from './relayMessage.ts'

export type CreateExchangeParameters = {
  /**
   * Returns the messages that are delivered in place of one, in order. For tests of a bad network. Default the message
   * itself.
   */
  deliver?: (topicMessage: TopicMessage) => TopicMessage[]
}

/** A connection of a client. */
export type ExchangeClient = {
  /** Takes what the client has sent. */
  receive(text: string): void
  /** The connection has ended. */
  close(): void
}

export type Exchange = {
  /** Lets a client in, known by the `iss` of its token. `send` sends it a text. */
  connect(clientId: string, send: (text: string) => void): ExchangeClient
  /** Delivers a message that no client has published. */
  inject(topicMessage: { topic: string; message: string }): void
}

/** The seconds for which an injected message is kept. */
const INJECTED_TTL = 300

/**
 * The work of a relay for WalletConnect 2, without its sockets. Messages live in memory.
 *
 * @example
 * const exchange = createExchange()
 * const client = exchange.connect(clientId, (text) => socket.send(text))
 * socket.on('message', (data) => client.receive(String(data)))
 * socket.on('close', client.close)
 */
export function createExchange({
  deliver = (topicMessage) => [topicMessage],
}: CreateExchangeParameters = {}): Exchange {
  const store = createMessageStore()
  /** The connections of each client, each with the messages that were sent on it. */
  const connections = new Map<string, Map<Send, WeakSet<TopicMessage>>>()
  const unacknowledged = new Map<number, TopicMessage>()
  let lastId = Date.now() * 1_000

  function receive(clientId: string, send: Send, text: string) {
    const message = parse(text)
    const acknowledgement = z.safeParse(acknowledgementSchema, message)
    if (acknowledgement.success) {
      const topicMessage = unacknowledged.get(acknowledgement.data.id)
      unacknowledged.delete(acknowledgement.data.id)
      if (topicMessage !== undefined) store.acknowledge(clientId, topicMessage)
      return
    }
    const request = z.safeParse(requestSchema, message)
    if (!request.success) {
      const { data } = z.safeParse(anyRequestSchema, message)
      const error = { code: -32602, message: `Invalid request: ${request.error.issues[0]?.message}` }
      if (data !== undefined) send({ id: data.id, error })
      return
    }
    const { result, subscribed = [], published = [] } = answerRequest(store, clientId, request.data)
    send({ id: request.data.id, result })
    for (const topic of subscribed) deliverTo(clientId, store.pending(clientId, topic))
    for (const { topicMessage, clients } of published)
      for (const client of clients) deliverTo(client, [topicMessage])
  }

  /** Sends a message once per connection: clients subscribe again while it is still on its way to them. */
  function deliverTo(clientId: string, topicMessages: TopicMessage[]) {
    for (const [send, sent] of connections.get(clientId) ?? []) {
      for (const topicMessage of topicMessages) {
        if (sent.has(topicMessage)) continue
        const delivered = deliver(topicMessage)
        if (delivered.includes(topicMessage)) sent.add(topicMessage)
        for (const one of delivered) deliverOn(send, clientId, one)
      }
    }
  }

  function deliverOn(send: Send, clientId: string, topicMessage: TopicMessage) {
    lastId += 1
    unacknowledged.set(lastId, topicMessage)
    const params = { id: subscriptionId(clientId, topicMessage.topic), data: topicMessage }
    send({ id: lastId, method: 'irn_subscription', params })
  }

  return {
    connect(clientId, sendText) {
      const send: Send = (message) => sendText(JSON.stringify({ jsonrpc: '2.0', ...message }))
      const own = connections.get(clientId) ?? new Map()
      connections.set(clientId, own.set(send, new WeakSet()))
      return {
        receive: (text) => receive(clientId, send, text),
        close: () => void own.delete(send),
      }
    },
    inject(topicMessage) {
      const delivery = store.publish({ ...topicMessage, from: 'nobody', tag: 0, ttl: INJECTED_TTL })
      for (const client of delivery.clients) deliverTo(client, [delivery.topicMessage])
    },
  }
}

type Send = (message: object) => void

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
