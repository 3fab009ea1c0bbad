import { USERS } from './users.ts'

const STYLE =
  ':root{color-scheme:light dark}body{max-width:24rem;margin:0 auto;padding:2rem 1rem;font:1rem/1.5 system-ui,sans-serif}button,main a{display:block;box-sizing:border-box;width:100%;padding:.75rem 1rem;margin:.5rem 0;border:1px solid;border-radius:.5rem;color:inherit;background:none;font:inherit;text-align:start;text-decoration:none}'

const page = (body: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Test Farcaster app</title>
<style>${STYLE}</style>
${body}
</html>
`

const clean = (domain: string) => domain.replaceAll(/[^\w.:-]/g, '')

/** The first page of the app: the logins that wait for it, as no camera sees a code on the same screen. */
export const renderStart = (waiting: readonly { domain: string; appUrl: string }[]) =>
  page(`<h1>Test Farcaster app</h1>
<main>
<p>${
    waiting.length === 0
      ? 'No login waits for this app. Choose Farcaster where you log in, then load this page again.'
      : 'Choose the login that you want to approve.'
  }</p>
${waiting.map(({ domain, appUrl }) => `<a href="${appUrl}">Sign in to ${clean(domain)}</a>`).join('\n')}
</main>`)

/** Stands in for the user's app: choose who signs. */
export const renderChoice = (domain: string) =>
  page(`<h1>Sign in to ${clean(domain)}</h1>
<p>This page stands in for a user’s Farcaster app. It signs with the key of the custody address.</p>
<form method="post">
${USERS.map(({ fid, name }) => `<button name="fid" value="${fid}">${name}</button>`).join('\n')}
</form>`)

export const renderEnd = (text: string) => page(`<h1>${text}</h1>`)
