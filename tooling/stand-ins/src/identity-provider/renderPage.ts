import { USERS } from './users.ts'

const STYLE =
  ':root{color-scheme:light dark}body{max-width:24rem;margin:0 auto;padding:2rem 1rem;font:1rem/1.5 system-ui,sans-serif}a{display:block;padding:.75rem 1rem;margin:.5rem 0;border:1px solid;border-radius:.5rem;color:inherit}'

/** The only page: choose a user, or none. */
export const renderPage = (clientId: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Test identity provider</title>
<style>${STYLE}</style>
<h1>Choose a user</h1>
<p>For the client ${clientId.replaceAll(/[^\w-]/g, '')}. This provider stands in for the real one; it asks for no password.</p>
${USERS.map(({ login, name }) => `<a href="?user=${login}">${name}</a>`).join('\n')}
<a href="?user=none">Cancel</a>
</html>
`
