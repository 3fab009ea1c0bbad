import { createHash } from 'node:crypto'
import type { Delivery, MessageStore, PublishParameters } from './createMessageStore.ts'
import type { RelayRequest } from './relayMessage.ts'

/** Tags that tell wallets and push servers the kind of a message, which they cannot read. */
const TAG = { sessionPropose: 1100, sessionProposeResponse: 1101, sessionSettle: 1102 } as const

export type Answer = {
  result: unknown
  /** Topics whose messages are to be delivered to the client that asked, after the answer. */
  subscribed?: string[]
  /** Messages to deliver to other clients. */
  published?: Delivery[]
}

/** Performs the request of a client. */
export function answerRequest(
  store: MessageStore,
  clientId: string,
  { method, params }: RelayRequest,
): Answer {
  const publish = (topicMessage: Omit<PublishParameters, 'from'>) =>
    store.publish({ from: clientId, ...topicMessage })
  const subscribe = (topics: string[]) => {
    for (const topic of topics) store.subscribe(clientId, topic)
    return topics
  }
  const fetch = (topics: string[]) => ({
    messages: topics.flatMap((topic) => store.pending(clientId, topic)),
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
      store.unsubscribe(clientId, params.topic)
      return { result: true }
    case 'irn_batchUnsubscribe':
      for (const { topic } of params.subscriptions) store.unsubscribe(clientId, topic)
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
