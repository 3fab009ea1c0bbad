export type Letter = {
  topic: string
  /** Encrypted by its sender for the topic: the relay cannot read it. */
  message: string
  tag: number
  /** Milliseconds since 1970. */
  publishedAt: number
}

type StoredLetter = {
  letter: Letter
  from: string
  expiresAt: number
  acknowledgedBy: Set<string>
}

/** A letter and the clients that listen for it. */
export type Delivery = { letter: Letter; clients: string[] }

export type PublishParameters = {
  from: string
  topic: string
  message: string
  tag: number
  /** Seconds that the letter is kept. */
  ttl: number
}

/** What has been published to which topic, and who listens. It knows clients by their id and no sockets. */
export function createMailbox({ now = Date.now }: { now?: () => number } = {}) {
  const listeners = new Map<string, Set<string>>()
  const letters = new Map<string, StoredLetter[]>()

  const kept = (topic: string) => (letters.get(topic) ?? []).filter(({ expiresAt }) => expiresAt > now())

  return {
    subscribe(clientId: string, topic: string) {
      const clients = listeners.get(topic) ?? new Set()
      listeners.set(topic, clients.add(clientId))
    },

    unsubscribe(clientId: string, topic: string) {
      listeners.get(topic)?.delete(clientId)
    },

    /** Keeps a letter and returns who is to get it now. The same letter again is a retry: nobody gets it twice. */
    publish({ from, topic, message, tag, ttl }: PublishParameters): Delivery {
      const letter = { topic, message, tag, publishedAt: now() }
      const others = kept(topic)
      if (others.some((other) => other.from === from && other.letter.message === message))
        return { letter, clients: [] }
      const expiresAt = letter.publishedAt + ttl * 1_000
      letters.set(topic, [...others, { letter, from, expiresAt, acknowledgedBy: new Set() }])
      return { letter, clients: [...(listeners.get(topic) ?? [])].filter((clientId) => clientId !== from) }
    },

    /** Letters of a topic that a client has not acknowledged, oldest first. */
    pending(clientId: string, topic: string): Letter[] {
      return kept(topic)
        .filter(({ from, acknowledgedBy }) => from !== clientId && !acknowledgedBy.has(clientId))
        .map(({ letter }) => letter)
    },

    acknowledge(clientId: string, { topic, message }: Pick<Letter, 'topic' | 'message'>) {
      for (const { letter, acknowledgedBy } of letters.get(topic) ?? [])
        if (letter.message === message) acknowledgedBy.add(clientId)
    },
  }
}

export type Mailbox = ReturnType<typeof createMailbox>
