type BufferShim = { from: typeof from; isBuffer: (value: unknown) => boolean; users: number }
type Scope = { Buffer?: unknown }

/**
 * Installs the part of Node's `Buffer` that the SDK uses to sign in, which browsers lack. Returns a function that removes
 * it, because other scripts would expect all of `Buffer`.
 */
export function installBufferShim(scope: Scope = globalThis): () => void {
  const current = scope.Buffer as Partial<BufferShim> | undefined
  if (current !== undefined && current.users === undefined) return () => {}
  const shim = (current as BufferShim | undefined) ?? { from, isBuffer, users: 0 }
  shim.users++
  scope.Buffer = shim
  return () => {
    shim.users--
    if (shim.users === 0 && scope.Buffer === shim) delete scope.Buffer
  }
}

/** A plain `Uint8Array` otherwise: `uint8arrays`, which encrypts messages, uses `Buffer` as soon as there is one. */
class Bytes extends Uint8Array {
  override toString(encoding?: string) {
    if (encoding === 'hex') return [...this].map((byte) => byte.toString(16).padStart(2, '0')).join('')
    if (encoding === 'base64') return btoa([...this].map((byte) => String.fromCharCode(byte)).join(''))
    return new TextDecoder().decode(this)
  }
}

const isBuffer = (value: unknown) => value instanceof Bytes

/** For an `ArrayBuffer` the second argument is an offset. */
function from(input: string | ArrayBuffer | ArrayLike<number>, second?: string | number, length?: number) {
  if (input instanceof ArrayBuffer) return new Bytes(input, Number(second ?? 0), length)
  return new Bytes(new Uint8Array(typeof input === 'string' ? toBytes(input, second) : input).buffer)
}

function toBytes(text: string, encoding: unknown) {
  if (encoding !== 'base64') return new TextEncoder().encode(text)
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
}
