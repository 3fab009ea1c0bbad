/** Attributes of a span: only patterns and names of the program, no path, query, address, key or text of a person. */
export type SpanAttributes = Record<string, string | number>

/** Records what a server does, for a collector. */
export type Tracing = {
  /** Runs the answer to a request as a span, which goes on the trace that its `traceparent` names. */
  serve: (request: ServedRequest, answer: () => Promise<ServedAnswer>) => Promise<void>
  /** Sends a request as a span, with headers that let its receiver go on the trace. */
  send: <T>(sent: SentRequest, send: (headers: Record<string, string>) => Promise<T>) => Promise<T>
  /** Sends what is left, for at most two seconds. */
  destroy: () => Promise<void>
}

export type ServedRequest = {
  method: string
  /** The header. */
  traceparent: string | undefined
}

/** `route` is a pattern, never a path that was asked for. */
export type ServedAnswer = { route: string; status: number; attributes?: SpanAttributes }

export type SentRequest = { name: string; attributes: SpanAttributes }
