import { EventEmitter } from 'dedot/utils'

type Ask = (
  method: string,
  params: readonly unknown[],
  onMessage?: (message: unknown) => void,
) => Promise<unknown>

type Subscription = { unsubscribe: () => Promise<void>; subscriptionId: string }
type OnMessage = (error: Error | null, result: never, subscription: Subscription) => void

/** A connection of dedot to a node that is a function. */
class DedotProvider extends EventEmitter<'connected' | 'disconnected' | 'reconnecting' | 'error'> {
  status = 'connected' as const
  #ask: Ask

  constructor(ask: Ask) {
    super()
    this.#ask = ask
  }

  async connect() {
    this.emit('connected')
    return this
  }

  async disconnect() {}

  async send<answer>(method: string, params: readonly unknown[]): Promise<answer> {
    return (await this.#ask(method, params)) as answer
  }

  async subscribe(
    {
      subscribe,
      params,
      unsubscribe,
    }: { subscribe: string; params: readonly unknown[]; unsubscribe: string },
    onMessage: OnMessage,
  ): Promise<Subscription> {
    const early: unknown[] = []
    let take: (message: unknown) => void = (message) => early.push(message)
    const id = String(await this.#ask(subscribe, params, (message) => take(message)))
    const subscription = {
      subscriptionId: id,
      unsubscribe: async () => {
        await this.#ask(unsubscribe, [id])
      },
    }
    take = (message) => onMessage(null, message as never, subscription)
    for (const message of early) take(message)
    return subscription
  }
}

export const createDedotProvider = (ask: Ask) => new DedotProvider(ask)
