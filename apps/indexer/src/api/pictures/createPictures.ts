import { unavailable } from '@foyer/server-kit/errors'
import { LRUCache } from 'lru-cache'
import type { Picture } from './drawPicture.ts'

/** Bytes of pictures that are kept: more than a hundred of them. */
const KEPT_BYTES = 32 * 1024 * 1024

/** Pictures that may wait to be drawn, at some twenty milliseconds each. */
const MOST_WAITING = 50

type Bytes = Uint8Array<ArrayBuffer>

export type CreatePicturesParameters = {
  draw: (picture: Picture) => Promise<Bytes>
  keptBytes?: number
  mostWaiting?: number
}

export type Pictures = {
  /** @throws {HttpError} too many others wait to be drawn */
  read: (picture: Picture) => Promise<Bytes>
}

/**
 * Keeps the pictures that were asked for last. Others are drawn one at a time, each once for all who ask for it meanwhile, so
 * that no client can keep the machine busy with them.
 */
export function createPictures(parameters: CreatePicturesParameters): Pictures {
  const { draw, keptBytes = KEPT_BYTES, mostWaiting = MOST_WAITING } = parameters
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()

  async function drawInTurn(picture: Picture) {
    if (waiting >= mostWaiting)
      throw unavailable('busy', 'Too many pictures are being drawn. Try again in a few seconds.')
    waiting += 1
    const turn = last.then(() => draw(picture))
    last = turn.catch(() => undefined).then(() => (waiting -= 1))
    return turn
  }

  const cache = new LRUCache<string, Bytes, { picture: Picture }>({
    maxSize: keptBytes,
    sizeCalculation: (bytes) => bytes.byteLength,
    fetchMethod: (_key, _stale, { context }) => drawInTurn(context.picture),
  })

  return {
    async read(picture) {
      const bytes = await cache.fetch(JSON.stringify(picture), { context: { picture } })
      // A read that something else ended draws for itself.
      return bytes ?? drawInTurn(picture)
    },
  }
}
