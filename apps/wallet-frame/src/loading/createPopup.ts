import { parseUrl } from '@foyer/kit'
import { socialReadAnswer } from '@foyer/wallet-api'
import * as z from 'zod/mini'
import type { PopupPage } from './readPopupPage.ts'

export type CreatePopupParameters = PopupPage & {
  /** The origin of this site. */
  siteUrl: string
  /** Of this window: it stays while the window is at other sites. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** The dapp's window. Null for a dapp that keeps its popups apart. */
  opener: Window | null
  fetch: (url: string, init: RequestInit) => Promise<Response>
  go: (url: string) => void
  show: (...states: string[]) => void
  /** True if the user says that they log in there. */
  ask: (login: z.infer<typeof socialReadAnswer>) => Promise<boolean>
}

const KEY = 'login'
const token = z.string().check(z.regex(/^[\w-]{43}$/))

const loginSchema = z.object({
  auth: token,
  vault: z.optional(token),
  /** The answer of the vault. */
  vaultCode: z.optional(token),
  /** The dapp's page, as the vault knows it. */
  origin: z.optional(z.string()),
})

type SocialLogin = z.infer<typeof loginSchema>

/**
 * The popup of a login with a provider: to the provider for the vault, to the provider for auth, and back to the dapp with
 * the codes of both. The dapp gets them at once only if the wallet's own frame in it has started this login. Otherwise the
 * user is asked: the link may be somebody else's, who would get into the user's wallet.
 */
export function createPopup(parameters: CreatePopupParameters) {
  const { authUrl, vaultUrl, siteUrl, storage, opener, fetch, go, show, ask } = parameters

  function read(): SocialLogin | undefined {
    const { success, data } = loginSchema.safeParse(JSON.parse(storage.getItem(KEY) ?? 'null'))
    return success ? data : undefined
  }
  const write = (login: SocialLogin) => storage.setItem(KEY, JSON.stringify(login))

  const goToAuth = ({ auth }: SocialLogin) => go(`${authUrl}/oauth/auth/start/${auth}`)

  function start(login: SocialLogin) {
    write(login)
    if (login.vault === undefined) goToAuth(login)
    else go(`${vaultUrl}/oauth/vault/start/${login.vault}`)
  }

  /** Auth comes next, unless the user has declined. Without the vault a known device still gets in. */
  function continueAtAuth(login: SocialLogin, answer: URLSearchParams) {
    if (answer.get('error') === 'rejected') return fail(answer)
    const code = codeOf(answer, login.vault)
    const next = { ...login, vaultCode: code, origin: code && (answer.get('origin') ?? undefined) }
    write(next)
    goToAuth(next)
  }

  function fail(answer: URLSearchParams) {
    storage.removeItem(KEY)
    show('failed')
    const error = answer.get('error') === 'rejected' ? 'rejected' : 'failed'
    sendResult(answer.get('origin'), `${siteUrl}/loading#${new URLSearchParams({ error })}`)
  }

  function sendResult(origin: string | null, resultUri: string) {
    // A text that is no origin belongs to no page that could be told.
    if (origin !== null && parseUrl(origin) !== undefined) opener?.postMessage({ resultUri }, origin)
  }

  async function finish({ auth, vault, vaultCode, ...login }: SocialLogin, code: string, origin: string) {
    storage.removeItem(KEY)
    // Servers that name different pages are not of one mind about who gets the codes.
    if (login.origin !== undefined && login.origin !== origin) return show('failed')
    const codes = new URLSearchParams({
      auth: code,
      ...(vaultCode === undefined ? {} : { vault: vaultCode }),
    })
    const resultUri = `${siteUrl}/loading#${codes}`
    const start = new URLSearchParams({ start: auth, ...(vault !== undefined && { vault }) })
    if (!hasStarted(opener, start.toString())) {
      const asked = await post('read', { code })
      const known = socialReadAnswer.safeParse(await asked?.json())
      if (!known.success || !(await ask(known.data))) return show('failed')
      await post('share', { code, result: resultUri })
    }
    show('done')
    sendResult(origin, resultUri)
  }

  const post = (path: string, body: object) =>
    fetch(`${authUrl}/oauth/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      credentials: 'omit',
    }).catch(() => undefined)

  return {
    /** Does what the fragment of the page's address says. Without one the page waits. */
    async take(answer: URLSearchParams): Promise<void> {
      const begun = loginSchema.safeParse({
        auth: answer.get('start'),
        vault: answer.get('vault') ?? undefined,
      })
      if (begun.success) return start(begun.data)
      const from = answer.get('from')
      if (from === null) return
      const login = read()
      if (!login) return fail(answer)
      if (from === 'vault') return continueAtAuth(login, answer)
      const code = codeOf(answer, login.auth)
      const origin = answer.get('origin')
      if (code === undefined || origin === null) return fail(answer)
      await finish(login, code, origin)
    },
  }
}

/**
 * The code of this login. The page that opened the popup can lead it to a login of somebody else's, with the ids of this one
 * still kept here: its codes would go where its user never meant to log in.
 */
const codeOf = (answer: URLSearchParams, id: string | undefined) =>
  id !== undefined && answer.get('id') === id ? token.safeParse(answer.get('code')).data : undefined

/**
 * True if the page that opened the popup, or a frame in it, is this site's and has started this login. Those of other
 * sites cannot be read.
 */
function hasStarted(opener: Window | null, start: string): boolean {
  const frames = Array.from({ length: opener?.length ?? 0 }, (_, index) => opener?.[index])
  return [opener, ...frames].some((window) => {
    try {
      return window?.document.documentElement.dataset.login === start
    } catch {
      // Of another site.
      return false
    }
  })
}
