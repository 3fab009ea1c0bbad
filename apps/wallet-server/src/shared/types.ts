import type { HttpBindings } from '@hono/node-server'
import type { Context, Hono } from 'hono'

export type Session = {
  userId: string
  deviceId: string
  projectId: string
  tokenHash: string
  loginAt: Date
}

export type Env = {
  Bindings: HttpBindings
  Variables: {
    requestId: string
    /** Thumbprint of the device key that has signed the request. */
    jkt: string
    session: Session
    /** Fields that a route adds to the log line of its request. */
    logFields: { projectId?: string; userId?: string; deviceId?: string }
  }
}
export type App = Hono<Env>
export type RequestContext = Context<Env>
