export type TopicMessage = {
  topic: string
  /** Encrypted by its sender for the topic: the relay cannot read it. */
  message: string
  tag: number
  /** Milliseconds since 1970. */
  publishedAt: number
}

type StoredMessage = {
  topicMessage: TopicMessage
  from: string
  expiresAt: number
  acknowledgedBy: Set<string>
}

/** A message and the clients that it is delivered to. */
export type Delivery = { topicMessage: TopicMessage; clients: string[] }

export type PublishParameters = {
  from: string
  topic: string
  message: string
  tag: number
  /** The time for which the message is kept, in seconds. */
  ttl: number
}

/** Stores what is published to each topic and which clients subscribe to it. Clients are known by id, not by socket. */
export function createMessageStore({ now = Date.now }: { now?: () => number } = {}) {
  const listeners = new Map<string, Set<string>>()
  const topicMessages = new Map<string, StoredMessage[]>()

  const kept = (topic: string) =>
    (topicMessages.get(topic) ?? []).filter(({ expiresAt }) => expiresAt > now())

  return {
    subscribe(clientId: string, topic: string) {
      const clients = listeners.get(topic) ?? new Set()
      listeners.set(topic, clients.add(clientId))
    },

    unsubscribe(clientId: string, topic: string) {
      listeners.get(topic)?.delete(clientId)
    },

    /** Stores a message and returns the clients to deliver it to. The same message again is a retry, which is ignored. */
    publish({ from, topic, message, tag, ttl }: PublishParameters): Delivery {
      const topicMessage = { topic, message, tag, publishedAt: now() }
      const others = kept(topic)
      if (others.some((other) => other.from === from && other.topicMessage.message === message))
        return { topicMessage, clients: [] }
      const expiresAt = topicMessage.publishedAt + ttl * 1_000
      topicMessages.set(topic, [...others, { topicMessage, from, expiresAt, acknowledgedBy: new Set() }])
      return {
        topicMessage,
        clients: [...(listeners.get(topic) ?? [])].filter((clientId) => clientId !== from),
      }
    },

    /** Messages of a topic that a client has not acknowledged, oldest first. */
    pending(clientId: string, topic: string): TopicMessage[] {
      return kept(topic)
        .filter(({ from, acknowledgedBy }) => from !== clientId && !acknowledgedBy.has(clientId))
        .map(({ topicMessage }) => topicMessage)
    },

    acknowledge(clientId: string, { topic, message }: Pick<TopicMessage, 'topic' | 'message'>) {
      for (const { topicMessage, acknowledgedBy } of topicMessages.get(topic) ?? [])
        if (topicMessage.message === message) acknowledgedBy.add(clientId)
    },
  }
}

export type MessageStore = ReturnType<typeof createMessageStore>
