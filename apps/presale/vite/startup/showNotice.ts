/** Runs in the page of the development server only: says in one line what of the development stack is still starting. */

type Startup = { starting: string[]; hasConfig: boolean }

const INTERVAL_MS = 500

const notice = document.createElement('p')
notice.setAttribute('role', 'status')
Object.assign(notice.style, {
  position: 'sticky',
  top: '0',
  zIndex: '1',
  margin: '0',
  padding: '4px 12px',
  font: '14px/1.5 system-ui, sans-serif',
  color: '#1a1a1a',
  background: '#ffd54a',
})

let couldLoad: boolean | undefined

async function update() {
  const startup = await ask()
  // There is no stack, or everything runs.
  if (startup === undefined || (startup.hasConfig && startup.starting.length === 0)) {
    if (couldLoad === false) window.location.reload()
    return notice.remove()
  }
  couldLoad ??= startup.hasConfig
  if (startup.hasConfig && !couldLoad) return window.location.reload()
  notice.textContent = `The development stack is still starting: ${startup.starting.join(', ')}.`
  if (!notice.isConnected) document.body.prepend(notice)
  setTimeout(update, INTERVAL_MS)
}

async function ask(): Promise<Startup | undefined> {
  const response = await fetch('/startup.json', { cache: 'no-store' }).catch(() => undefined)
  // Without a stack the server has no such file, and answers with its page.
  return response?.headers.get('content-type') === 'application/json' ? response.json() : undefined
}

void update()
