import { isRefusal } from '../api/errors.ts'

/** Does something that the vault may ask a passkey for: then the user shows one, and it is done again. */
export async function withPasskey<T>(run: () => Promise<T>, agree: () => Promise<void>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (!isRefusal(error, ['passkey'])) throw error
    await agree()
    return run()
  }
}
