import { createHash } from 'node:crypto'
import type { Delivery, Mailbox, PublishParameters } from './createMailbox.ts'
import type { RelayRequest } from './relayMessage.ts'

/** Tags by which wallets and push servers know a message without reading it. */
const TAG = { sessionPropose: 1100, sessionProposeResponse: 1101, sessionSettle: 1102 } as const

export type Answer = {
  result: unknown
  /** Topics whose letters are to be delivered to the client that asked, after the answer. */
  subscribed?: string[]
  /** What is new for others. */
  published?: Delivery[]
}

/** Does what a client asks. */
export function answerRequest(mailbox: Mailbox, clientId: string, { method, params }: RelayRequest): Answer {
  const publish = (letter: Omit<PublishParameters, 'from'>) => mailbox.publish({ from: clientId, ...letter })
  const subscribe = (topics: string[]) => {
    for (const topic of topics) mailbox.subscribe(clientId, topic)
    return topics
  }
  const fetch = (topics: string[]) => ({
    messages: topics.flatMap((topic) => mailbox.pending(clientId, topic)),
    hasMore: false,
  })

  switch (method) {
    case 'irn_publish':
      return { result: true, published: [publish(params)] }
    case 'irn_batchPublish':
      return { result: true, published: params.messages.map(publish) }
    case 'irn_subscribe':
      return { result: subscriptionId(clientId, params.topic), subscribed: subscribe([params.topic]) }
    case 'irn_batchSubscribe':
      return {
        result: params.topics.map((topic) => subscriptionId(clientId, topic)),
        subscribed: subscribe(params.topics),
      }
    case 'irn_unsubscribe':
      mailbox.unsubscribe(clientId, params.topic)
      return { result: true }
    case 'irn_batchUnsubscribe':
      for (const { topic } of params.subscriptions) mailbox.unsubscribe(clientId, topic)
      return { result: true }
    case 'irn_fetchMessages':
      return { result: fetch([params.topic]) }
    case 'irn_batchFetchMessages':
      return { result: fetch(params.topics) }
    case 'wc_proposeSession': {
      const { pairingTopic: topic, sessionProposal: message, ttl } = params
      const published = [publish({ topic, message, ttl, tag: TAG.sessionPropose })]
      // The client leaves it to the relay to subscribe it to what it waits for.
      return { result: true, published, subscribed: subscribe([topic]) }
    }
    case 'wc_approveSession': {
      const { pairingTopic, sessionTopic, sessionProposalResponse, sessionSettlementRequest, ttl } = params
      const response = {
        topic: pairingTopic,
        message: sessionProposalResponse,
        tag: TAG.sessionProposeResponse,
      }
      const settlement = { topic: sessionTopic, message: sessionSettlementRequest, tag: TAG.sessionSettle }
      const published = [publish({ ...response, ttl }), publish({ ...settlement, ttl })]
      return { result: true, published, subscribed: subscribe([sessionTopic]) }
    }
  }
}

/** Clients compute the same. */
export const subscriptionId = (clientId: string, topic: string) =>
  createHash('sha256')
    .update(topic + clientId)
    .digest('hex')
