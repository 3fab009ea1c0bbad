import { askForFile } from './askForFile.ts'
import { PartError } from './errors.ts'

/** The words of browsers for a module that did not come. */
const MESSAGES = /imported module|module script|valid javascript mime type/i

const isNotLoaded = (cause: unknown) => cause instanceof Error && MESSAGES.test(cause.message)

/**
 * Loads a part of the page, once more where the site answers. What still does not come then comes with another page only:
 * a deployment has removed its file, or the browser keeps the failure of its import. What a part throws by itself stays.
 *
 * @throws {PartError} the part did not come
 */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (cause) {
    if (!isNotLoaded(cause)) throw cause
    if ((await askForFile(location.href)) === 'silent') throw new PartError('connection', { cause })
  }
  try {
    return await load()
  } catch (cause) {
    throw isNotLoaded(cause) ? new PartError('removed', { cause }) : cause
  }
}
