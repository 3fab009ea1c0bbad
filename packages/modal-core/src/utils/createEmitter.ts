type Handler<Data> = (data: Data) => void

/** The data of a handler of `*`: each event, with its name. */
type EveryEvent<EventMap> = {
  [name in keyof EventMap]: { name: name; data: EventMap[name] }
}[keyof EventMap]

/** The events of a map, with `*` for all of them. */
export type WithEvery<EventMap> = EventMap & { '*': EveryEvent<EventMap> }

/**
 * A typed emitter. Handlers run in the order they were added, those of `*` last; one that throws does not stop the
 * others.
 */
export function createEmitter<EventMap extends Record<string, unknown>>() {
  type Events = WithEvery<EventMap>
  const handlers = new Map<keyof Events, Set<Handler<never>>>()

  /** Returns the function that removes the handler. */
  function on<name extends keyof Events>(name: name, handler: Handler<Events[name]>): () => void {
    const set = handlers.get(name) ?? new Set()
    handlers.set(name, set.add(handler))
    return () => off(name, handler)
  }

  /** Removes a handler by reference, as EIP-1193's `removeListener` does. */
  function off<name extends keyof Events>(name: name, handler: Handler<Events[name]>) {
    handlers.get(name)?.delete(handler)
  }

  /** Returns true if anyone listened to this event. A listener to all of them does not count. */
  function emit<name extends keyof Events>(name: name, data: Events[name]): boolean {
    const listening = [...(handlers.get(name) ?? [])] as Handler<EventMap[name]>[]
    for (const handler of listening) {
      try {
        handler(data)
      } catch (error) {
        // The dapp's handler failed, not the modal: report it as uncaught and go on.
        queueMicrotask(() => {
          throw error
        })
      }
    }
    if (name !== '*') emit('*', { name, data } as Events['*'])
    return listening.length > 0
  }

  return { on, off, emit, clear: () => handlers.clear() }
}

export type Emitter<EventMap extends Record<string, unknown>> = ReturnType<typeof createEmitter<EventMap>>
