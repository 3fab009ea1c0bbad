import { ProviderRpcError } from './errors.ts'
import { TestOptionError } from './options.ts'

/** One request of a page. */
export type WalletRequest = {
  readonly id: number
  readonly method: string
  readonly params: unknown
  /** The chain that the wallet was on. */
  readonly chainId: number
  /** `pending` until it is answered, by the user or the node; `rejected`: with an error. */
  readonly status: 'pending' | 'approved' | 'rejected'
  /** The code of its error. */
  readonly code?: number
  /** Milliseconds since 1970. */
  readonly at: number
}

/** The user's answer. With a result, that is what the page gets in place of a signature or a hash. */
export type Decision =
  | { approved: true; result?: unknown }
  | { approved: false; code: number; message?: string | undefined }

/** A request that waits for its answer. The first answer counts. */
export type PendingRequest = Omit<WalletRequest, 'status' | 'code'> & {
  /** Approves it. `result` is answered in place of a signature or of sending a transaction. */
  approve(result?: unknown): void
  /** Fails it. Default code: 4001, rejected by the user. */
  reject(code?: number, message?: string): void
}

export type WaitForRequestOptions = {
  /** Milliseconds until it gives up. Default 4000. */
  timeout?: number
}

/** The methods that ask the user of a wallet. `upgrade` is the upgrade of an account that a bundle needs. */
export const PROMPTS = [
  'eth_requestAccounts',
  'wallet_requestPermissions',
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
  'wallet_sendCalls',
  'upgrade',
]

/** The most requests that are kept: those of a page that polls would else fill the memory of a development build. */
const MAX_REQUESTS = 1_000

/** Keeps what pages have asked for, oldest first. */
export function createLog(onChange?: (request: WalletRequest) => void) {
  const requests: WalletRequest[] = []
  let lastId = 0
  return {
    requests: requests as readonly WalletRequest[],
    start(asked: Pick<WalletRequest, 'method' | 'params' | 'chainId'>) {
      lastId += 1
      const request: WalletRequest = { id: lastId, ...asked, status: 'pending', at: Date.now() }
      requests.push(request)
      if (requests.length > MAX_REQUESTS) requests.shift()
      onChange?.(request)
      return request
    },
    end(request: WalletRequest, error?: unknown) {
      const code = error instanceof ProviderRpcError ? { code: error.code } : {}
      Object.assign(request, error === undefined ? { status: 'approved' } : { status: 'rejected', ...code })
      onChange?.(request)
    },
  }
}

type Asked = Omit<WalletRequest, 'status' | 'code'>
type Waiter = { method: string | undefined; take: (request: PendingRequest) => void }

/** The desk at which a test answers what the user is asked. Without `manual` it answers only what it waits for. */
export function createDesk({ manual, asked }: { manual: boolean; asked: () => readonly WalletRequest[] }) {
  const waiters = new Set<Waiter>()
  const open = new Set<PendingRequest>()
  const fits = (method: string | undefined, request: Asked) =>
    method === undefined || method === request.method

  return {
    /** The answer to come, or undefined when nobody waits for this request. */
    receive(request: Asked): Promise<Decision> | undefined {
      const waiter = [...waiters].find(({ method }) => fits(method, request))
      if (waiter === undefined && !manual) return undefined
      return new Promise((resolve) => {
        const pending: PendingRequest = {
          ...request,
          approve(result) {
            open.delete(pending)
            resolve({ approved: true, ...(result !== undefined && { result }) })
          },
          reject(code = 4001, message) {
            if (!Number.isInteger(code))
              throw new TestOptionError('code', code, 'the code of an error, such as 4001', '#answers')
            open.delete(pending)
            resolve({ approved: false, code, message })
          },
        }
        if (waiter === undefined) open.add(pending)
        else waiter.take(pending)
      })
    },

    async waitForRequest(method?: string, options: WaitForRequestOptions = {}): Promise<PendingRequest> {
      if (method !== undefined && !PROMPTS.includes(method))
        throw new TestOptionError(
          'method',
          method,
          `one that asks the user: ${PROMPTS.join(', ')}`,
          '#answers',
        )
      const { timeout = 4_000 } = options
      if (typeof timeout !== 'number' || !(timeout >= 0))
        throw new TestOptionError('timeout', timeout, 'milliseconds, such as 4000', '#answers')
      const waiting = [...open].find((request) => fits(method, request))
      if (waiting !== undefined) {
        open.delete(waiting)
        return waiting
      }
      return new Promise((resolve, reject) => {
        const waiter: Waiter = {
          method,
          take(request) {
            clearTimeout(timer)
            waiters.delete(waiter)
            resolve(request)
          },
        }
        waiters.add(waiter)
        const timer = setTimeout(() => {
          waiters.delete(waiter)
          const methods = asked().map((request) => request.method)
          reject(
            new Error(
              `No ${method ?? 'request'} waited for the user within ${timeout} ms. The page has asked for: ${methods.slice(-20).join(', ') || 'nothing'}.`,
            ),
          )
        }, timeout)
      })
    },
  }
}
