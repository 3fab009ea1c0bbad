/** The input of `solana:signIn`, as a dapp passes it. */
export type SolanaSignInInput = {
  domain?: string
  address?: string
  statement?: string
  uri?: string
  version?: string
  chainId?: string
  nonce?: string
  issuedAt?: string
  expirationTime?: string
  notBefore?: string
  requestId?: string
  resources?: readonly string[]
}

/** The text of Sign In With Solana, as wallets write it. */
export function formatSignIn(input: SolanaSignInInput & { domain: string; address: string }): string {
  const { domain, address, statement, resources, ...fields } = input
  const labels = {
    uri: 'URI',
    version: 'Version',
    chainId: 'Chain ID',
    nonce: 'Nonce',
    issuedAt: 'Issued At',
    expirationTime: 'Expiration Time',
    notBefore: 'Not Before',
    requestId: 'Request ID',
  } as const
  const lines = Object.entries(labels).flatMap(([name, label]) => {
    const value = fields[name as keyof typeof fields]
    return value === undefined ? [] : [`${label}: ${value}`]
  })
  if (resources !== undefined) lines.push('Resources:', ...resources.map((resource) => `- ${resource}`))
  const parts = [
    `${domain} wants you to sign in with your Solana account:\n${address}`,
    statement,
    lines.join('\n'),
  ]
  return parts.filter((part) => part !== undefined && part !== '').join('\n\n')
}
