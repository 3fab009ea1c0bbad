// The page of the mail that says that the address was replaced. Opening it changes nothing; only a click does.

import { tokenOfLink } from '/undo/linkTokens.js'

/** That of the link in the address bar. */
let token
const button = document.querySelector('button')

/** Shows these parts of the page and hides the others. */
function show(...states) {
  for (const part of document.querySelectorAll('[data-state]'))
    part.hidden = !states.includes(part.dataset.state)
  if (states.length > 0) delete document.querySelector('main').dataset.waits
}

async function undo() {
  const undone = token
  button.disabled = true
  try {
    const response = await fetch('/undo/confirm', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: undone }),
    })
    if (token !== undone) return
    if (response.ok) return show('done')
    if (response.status === 410) return show('expired')
  } catch {
    // The user tries again.
    if (token !== undone) return
  }
  show('open', 'failed')
  button.disabled = false
}

button.addEventListener('click', (event) => {
  // A script of a mail scanner can call click(); it is not a person's.
  if (event.isTrusted) undo()
})

/** Shows the link in the address bar: another one may be pasted into a page that is open. */
function load() {
  token = tokenOfLink(location.href)
  button.disabled = false
  show(token === undefined ? 'cut' : 'open')
}
addEventListener('hashchange', load)
load()
