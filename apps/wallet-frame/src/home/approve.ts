import type { Login } from '../login/createLogin.ts'
import { keepAsking } from './keepAsking.ts'

/** The user has logged in too long ago for what they do, or another way. */
export class StaleLoginError extends Error {
  override name = 'StaleLoginError'
}

export type ApproveParameters = {
  login: Pick<Login, 'isFresh' | 'requestApproval' | 'waitForApproval'>
  /** The origin of this site. */
  origin: string
}

/**
 * The vault's approval of who is logged in: that of the login, or of a link that is mailed now and waited for.
 *
 * @throws {StaleLoginError}
 */
export async function approve(
  { login, origin }: ApproveParameters,
  signal: AbortSignal,
  onLink: () => void,
): Promise<string> {
  const asked = login.isFresh() ? await login.requestApproval(origin) : 'login'
  if (asked === 'login') throw new StaleLoginError()
  if (asked !== 'link') return asked.id
  onLink()
  return (await keepAsking(signal, () => login.waitForApproval(signal))).id
}
