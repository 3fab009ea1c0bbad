/**
 * The nonce of a Farcaster message, made of those of both servers. Each server knows its own nonce and is given the other:
 * a message with this nonce was signed for the login that it has started. Without the vault its nonce is empty.
 */
export async function farcasterNonce({ vault, auth }: { vault: string; auth: string }): Promise<string> {
  const text = new TextEncoder().encode(`farcaster|${vault}|${auth}`)
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text))
  // Letters and digits only, as the message asks for.
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
