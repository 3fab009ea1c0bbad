import { ABORTED } from '../protocol/texts.ts'

/** The page that has a paragraph on each error. */
const DOCS = 'https://www.npmjs.com/package/@foyer/embedded-wallet-frame'
/** In characters. */
const REPLY_LENGTH = 300

type FrameErrorParameters = {
  /** Lines that give context or say what to do. */
  metaMessages?: readonly string[]
  docsPath: string
  cause?: unknown
}

/** Every error this package throws: what happened, what to do, where to read on. */
export class FrameError extends Error {
  override name = 'FrameError'
  /** One sentence for developers. */
  shortMessage: string
  metaMessages: readonly string[]
  docsPath: string

  constructor(shortMessage: string, { metaMessages = [], docsPath, cause }: FrameErrorParameters) {
    super([shortMessage, ...metaMessages, `Docs: ${DOCS}${docsPath}`].join('\n'), { cause })
    this.shortMessage = shortMessage
    this.metaMessages = metaMessages
    this.docsPath = docsPath
  }
}

/** The address of the secure site cannot be used. */
export class SecureSiteError extends FrameError {
  override name = 'SecureSiteError'
  constructor({ secureSite, problem }: { secureSite: string; problem: string }) {
    super('The secure site cannot be used', {
      metaMessages: [`Secure site: ${secureSite}`, problem],
      docsPath: '#secure-site',
    })
  }
}

/** The iframe has not become ready in time. The next request tries again. */
export class FrameLoadError extends FrameError {
  override name = 'FrameLoadError'
  reason = 'iframe_load_failed' as const
  /** True where another site frames the page. Then users can open the page in a separate tab. */
  isFramed: boolean
  constructor({ origin, isFramed = false }: { origin: string; isFramed?: boolean }) {
    const framed = 'Another site frames this page. The project must list that site’s origin, too.'
    super('Unable to load email login dependency', {
      metaMessages: [
        `${origin} did not answer: it is down, your frame-src keeps it away, or the project does not list this page’s origin.`,
        ...(isFramed ? [framed] : []),
      ],
      docsPath: '#load',
    })
    this.isFramed = isFramed
  }
}

export class FrameTimeoutError extends FrameError {
  override name = 'FrameTimeoutError'
  reason = 'iframe_request_timeout' as const
  /** The name of the request. */
  request: string
  constructor({ request }: { request: string }) {
    super('The wallet did not answer in time', {
      metaMessages: [`Request: ${request}`],
      docsPath: '#timeout',
    })
    this.request = request
  }
}

/** The wallet answered with an error. `shortMessage` is its text, at most 300 characters. */
export class FrameReplyError extends FrameError {
  override name = 'FrameReplyError'
  constructor({ request, message }: { request: string; message: string }) {
    super(message.slice(0, REPLY_LENGTH), { metaMessages: [`Request: ${request}`], docsPath: '#reply' })
  }
}

/** The request was taken back before it was answered. */
export class FrameAbortedError extends FrameError {
  override name = 'FrameAbortedError'
  constructor() {
    super(ABORTED, { docsPath: '#aborted' })
  }
}

/** The error that the provider rejects with, so that dapps find the code that EIP-1193 and JSON-RPC define. */
export class ProviderRpcError extends FrameError {
  override name = 'ProviderRpcError'
  code: number
  constructor(code: number, message: string, { cause }: { cause?: unknown } = {}) {
    super(message, { docsPath: '#provider', cause })
    this.code = code
  }
}
