import type { createWireClient } from './createWireClient.ts'

/** The largest picture that is drawn, in bytes. */
const PICTURE_SIZE = 256 * 1024
/** Of a list that is longer, the others have their first letter. */
const MOST_PICTURES = 100

type CreatePicturesParameters = Pick<ReturnType<typeof createWireClient>, 'getBlob'>

/** Loads pictures of one server, each once, so that a page's CSP need not name it: they are drawn from `blob:` URLs. */
export function createPictures({ getBlob }: CreatePicturesParameters) {
  const urls = new Map<string, string>()
  const asked = new Map<string, Promise<string | undefined>>()

  async function ask(path: string) {
    const image = await getBlob(path, PICTURE_SIZE).catch(() => undefined)
    if (image?.type.startsWith('image/') !== true) return undefined
    const url = URL.createObjectURL(image)
    urls.set(path, url)
    return url
  }

  return {
    /** The picture, where it has come. */
    get: (path: string): string | undefined => urls.get(path),

    /** Resolves with undefined where there is none: then it is not asked for again. */
    load(path: string): Promise<string | undefined> {
      const known = asked.get(path)
      if (known !== undefined || asked.size >= MOST_PICTURES) return known ?? Promise.resolve(undefined)
      const answer = ask(path)
      asked.set(path, answer)
      return answer
    },

    destroy() {
      for (const url of urls.values()) URL.revokeObjectURL(url)
    },
  }
}
