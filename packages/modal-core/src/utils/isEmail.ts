/** One @, a name before it, and a host with a dot and a top-level domain of letters after it. */
const EMAIL =
  /^[^\s@<>()[\]\\,;:"]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}][\p{L}\p{N}-]{0,61}[\p{L}\p{N}]$/u
/** RFC 5321. */
const MAX_LENGTH = 254

/** Returns true if a text is an e-mail address that mail can be sent to. */
export function isEmail(text: string): boolean {
  if (text.length > MAX_LENGTH || !EMAIL.test(text)) return false
  const [name = ''] = text.split('@')
  return !name.startsWith('.') && !name.endsWith('.') && !name.includes('..')
}
