// The page of the mail that says that the address was replaced. Opening it changes nothing; only a click does.

const token = location.hash.slice(1)
const button = document.querySelector('button')

/** Shows these parts of the page and hides the others. */
function show(...states) {
  for (const part of document.querySelectorAll('[data-state]'))
    part.hidden = !states.includes(part.dataset.state)
}

async function undo() {
  button.disabled = true
  try {
    const response = await fetch('/undo/confirm', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    })
    if (response.ok) return show('done')
    // A link that cannot be read is none.
    if (response.status === 410 || response.status === 400) return show('expired')
  } catch {
    // The user tries again.
  }
  show('open', 'failed')
  button.disabled = false
}

button.addEventListener('click', (event) => {
  // A script of a mail scanner can call click(); it is not a person's.
  if (event.isTrusted) undo()
})
show('open')
