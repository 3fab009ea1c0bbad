// The page of a mailed link. Opening it uses nothing up; only a click on a button decides.

import { tokenOfLink } from '/approve/linkTokens.js'

/** That of the link in the address bar. */
let token
/** The purpose of the link: `login`, `create` for one that makes a wallet, `change` or `delete`. */
let purpose = 'login'

/** Shows these parts of the page and hides the others. */
function show(...states) {
  for (const part of document.querySelectorAll('[data-state]'))
    part.hidden = !states.includes(part.dataset.state)
  if (states.length > 0) delete document.querySelector('main').dataset.waits
}

const post = (path, body) =>
  fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** Returns the state that the page shows for an answer that is no success. */
async function stateOf(response) {
  if (response.status !== 410) return 'failed'
  const { reasons } = await response.json()
  return reasons[0].name === 'denied' ? 'refused' : 'expired'
}

/** Shows the link in the address bar: another one may be pasted into a page that is open. */
async function load() {
  const asked = tokenOfLink(location.href)
  token = asked
  show()
  for (const button of document.querySelectorAll('button')) button.disabled = false
  if (asked === undefined) return show('cut')
  const response = await post('/v1/approvals/read', { token: asked })
  const answer = response.ok ? await response.json() : await stateOf(response)
  if (token !== asked) return
  if (!response.ok) return show(answer)
  const { origin, browser, createdAt, isNew, ...approval } = answer
  purpose = isNew ? 'create' : approval.purpose
  for (const part of document.querySelectorAll('[data-purpose]'))
    part.hidden = part.dataset.purpose !== purpose
  document.title = document.querySelector(`h1 [data-purpose='${purpose}']`).textContent
  const format = new Intl.DateTimeFormat(document.documentElement.lang, {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  const fields = { origin, browser, createdAt: format.format(new Date(createdAt)) }
  for (const element of document.querySelectorAll('[data-field]'))
    element.textContent = fields[element.dataset.field]
  show('open')
}

async function decide(decision) {
  const buttons = document.querySelectorAll('button')
  const decided = token
  for (const button of buttons) button.disabled = true
  try {
    const response = await post('/v1/approvals/decide', { token: decided, decision })
    const answer = response.ok ? await response.json() : await stateOf(response)
    if (token !== decided) return
    if (!response.ok) return show(answer)
    const own = `${purpose} ${answer.status}`
    // A purpose without a text of its own has that of a login.
    show(document.querySelector(`[data-state='${own}']`) ? own : answer.status)
  } catch {
    if (token !== decided) return
    show('open', 'failed')
    for (const button of buttons) button.disabled = false
  }
}

for (const button of document.querySelectorAll('button'))
  button.addEventListener('click', (event) => {
    // A script of a mail scanner can call click(); it is not a person's. What is shown is what is decided.
    if (event.isTrusted && token === tokenOfLink(location.href)) decide(button.dataset.decision)
  })

const start = () => {
  const loading = load()
  const asked = token
  loading.catch(() => token === asked && show('failed'))
}
addEventListener('hashchange', start)
start()
