type EntryChunkDeps = { from: typeof from; isBuffer: (value: unknown) => boolean; borrowers: number }
type Scope = { Buffer?: unknown }

/**
 * Gives the SDK as much of Node's Buffer as it uses to sign in, which browsers lack. Returns what takes it back: other
 * scripts would take it for a whole one.
 */
export function lendBuffer(scope: Scope = globalThis): () => void {
  const current = scope.Buffer as Partial<EntryChunkDeps> | undefined
  if (current !== undefined && current.borrowers === undefined) return () => {}
  const lent = (current as EntryChunkDeps | undefined) ?? { from, isBuffer, borrowers: 0 }
  lent.borrowers++
  scope.Buffer = lent
  return () => {
    lent.borrowers--
    if (lent.borrowers === 0 && scope.Buffer === lent) delete scope.Buffer
  }
}

/** Bytes as any other: `uint8arrays`, by which letters are encrypted, goes through a Buffer as soon as there is one. */
class Bytes extends Uint8Array {
  override toString(encoding?: string) {
    if (encoding === 'hex') return [...this].map((byte) => byte.toString(16).padStart(2, '0')).join('')
    if (encoding === 'base64') return btoa([...this].map((byte) => String.fromCharCode(byte)).join(''))
    return new TextDecoder().decode(this)
  }
}

const isBuffer = (value: unknown) => value instanceof Bytes

/** With a buffer the second is an offset into it. */
function from(input: string | ArrayBuffer | ArrayLike<number>, second?: string | number, length?: number) {
  if (input instanceof ArrayBuffer) return new Bytes(input, Number(second ?? 0), length)
  return new Bytes(new Uint8Array(typeof input === 'string' ? toBytes(input, second) : input).buffer)
}

function toBytes(text: string, encoding: unknown) {
  if (encoding !== 'base64') return new TextEncoder().encode(text)
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
}
