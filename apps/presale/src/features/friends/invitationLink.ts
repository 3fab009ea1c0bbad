/**
 * The link that brings a friend here with a code.
 *
 * @example invitationLink('https://presale.example', 'K7M2P9QX') // 'https://presale.example/?code=K7M2P9QX'
 */
export function invitationLink(origin: string, code: string) {
  return `${origin}/?code=${code}`
}
