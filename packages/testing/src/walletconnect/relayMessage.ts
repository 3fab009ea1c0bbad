import * as z from 'zod/mini'

/** Ids of 19 digits come as strings and are echoed as they came. */
const id = z.union([z.string().check(z.maxLength(64)), z.number()])
const topic = z.string().check(z.regex(/^[0-9a-f]{64}$/))
const ttl = z.int().check(z.positive(), z.lte(2_592_000))
const topicMessage = z.object({ topic, message: z.string(), ttl, tag: z._default(z.int(), 0) })
const subscription = z.object({ topic, id: z.string() })

const request = <method extends string, params extends z.ZodMiniType>(method: method, params: params) =>
  z.object({ id, method: z.literal(method), params })

/** The requests of a client to a relay, as `@walletconnect/core` 2.21.8 sends them. */
export const requestSchema = z.discriminatedUnion('method', [
  request('irn_publish', topicMessage),
  request('irn_batchPublish', z.object({ messages: z.array(topicMessage) })),
  request('irn_subscribe', z.object({ topic })),
  request('irn_batchSubscribe', z.object({ topics: z.array(topic) })),
  request('irn_unsubscribe', subscription),
  request('irn_batchUnsubscribe', z.object({ subscriptions: z.array(subscription) })),
  request('irn_fetchMessages', z.object({ topic })),
  request('irn_batchFetchMessages', z.object({ topics: z.array(topic) })),
  request('wc_proposeSession', z.object({ pairingTopic: topic, sessionProposal: z.string(), ttl })),
  request(
    'wc_approveSession',
    z.object({
      pairingTopic: topic,
      sessionTopic: topic,
      sessionProposalResponse: z.string(),
      sessionSettlementRequest: z.string(),
      ttl,
    }),
  ),
])

export type RelayRequest = z.infer<typeof requestSchema>

/** A client's acknowledgement of a delivered message. */
export const acknowledgementSchema = z.object({ id: z.number(), result: z.literal(true) })

/** Any request, to refuse what is not served by its own id. */
export const anyRequestSchema = z.object({ id, method: z.string() })
