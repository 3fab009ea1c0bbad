import type { ServerApp, ServerVariables } from '@foyer/server-kit'
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'

export type Session = {
  userId: string
  deviceId: string
  projectId: string
  tokenHash: string
  loginAt: Date
}

/** Variables of a request that a device key has signed. */
type ProofVariables = {
  /** Thumbprint of the device key. */
  jkt: string
}
type SessionVariables = ProofVariables & { session: Session }

/** Callers: everybody, those who show a proof of a device key, those who show a session with it, and pages of one origin. */
export type Access = {
  public: object
  proof: ProofVariables
  session: SessionVariables
  /** The server's own page. */
  page: object
  /** A page of the wallet's site. */
  site: object
}

export type Env = { Bindings: HttpBindings; Variables: ServerVariables }
export type ProofEnv = Env & { Variables: ProofVariables }
export type SessionEnv = Env & { Variables: SessionVariables }

/** The app of a server that tells these callers apart. */
export type App<Kind extends keyof Access = 'proof' | 'page'> = ServerApp<
  Env,
  Access,
  'requests',
  Kind | 'public'
>
/** Auth's app. */
export type AuthApp = App<keyof Access>

/** An app that is served. */
export type ServedApp = Pick<App, 'fetch' | 'routes'>

/** The context of any route, for those who read the request only. */
export type RequestContext = Context
