// The page of a mailed link. Opening it uses nothing up; only a click on a button decides.

const token = location.hash.slice(1)
/** `login`, `change` or `delete`: what the link is for. */
let purpose = 'login'

/** Shows these parts of the page and hides the others. */
function show(...states) {
  for (const part of document.querySelectorAll('[data-state]'))
    part.hidden = !states.includes(part.dataset.state)
}

const post = (path, body) =>
  fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** What the page says of an answer that is not the one asked for. A link that cannot be read is none. */
const stateOf = (response) => (response.status === 410 || response.status === 400 ? 'expired' : 'failed')

async function read() {
  const response = await post('/v1/approvals/read', { token })
  if (!response.ok) return show(stateOf(response))
  const { origin, browser, createdAt, ...approval } = await response.json()
  purpose = approval.purpose
  for (const part of document.querySelectorAll('[data-purpose]'))
    part.hidden = part.dataset.purpose !== purpose
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
  for (const button of buttons) button.disabled = true
  try {
    const response = await post('/v1/approvals/decide', { token, decision })
    if (!response.ok) return show(stateOf(response))
    const { status } = await response.json()
    show(purpose === 'login' ? status : `${purpose} ${status}`)
  } catch {
    show('open', 'failed')
    for (const button of buttons) button.disabled = false
  }
}

for (const button of document.querySelectorAll('button'))
  button.addEventListener('click', (event) => {
    // A script of a mail scanner can call click(); it is not a person's.
    if (event.isTrusted) decide(button.dataset.decision)
  })

read().catch(() => show('failed'))
