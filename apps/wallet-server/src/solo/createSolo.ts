import type { App } from '../shared/types.ts'

const VAULT_PATHS =
  /^\/(approve(\.js|\.css|\/linkTokens\.js)?|oauth\/vault\/.*|v1\/(approvals|passkeys|recovery|subjects)(\/.*)?)$/

/** Both servers under one address. Whoever runs it can rebuild every wallet, and mails and pages say so. */
export function createSolo(auth: App, vault: App): Pick<App, 'fetch'> {
  return {
    async fetch(request, ...rest) {
      const { pathname } = new URL(request.url)
      if (pathname === '/ready') {
        const answer = await vault.fetch(request.clone(), ...rest)
        if (!answer.ok) return answer
      }
      return (VAULT_PATHS.test(pathname) ? vault : auth).fetch(request, ...rest)
    },
  }
}
