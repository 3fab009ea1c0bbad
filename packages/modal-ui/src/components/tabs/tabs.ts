import { css, html } from 'lit'

/** A list of tabs. A title stays on one line; tabs that need more than the width go on in a second row. */
export const tabStyles = css`
  .tabs {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
    padding: 4px;
    border-radius: var(--fy-radius-md);
    background: var(--fy-color-raised);
  }
  .tabs button {
    flex: 1 0 auto;
    min-block-size: 44px;
    padding-inline: 4px;
    border-radius: calc(var(--fy-radius-md) - 4px);
    color: var(--fy-color-muted);
    font-weight: 600;
    text-align: center;
    white-space: nowrap;
    transition: background var(--fy-duration-sm);
  }
  .tabs button:hover {
    color: var(--fy-color-text);
  }
  .tabs button[aria-selected='true'] {
    background: var(--fy-color-raised-active);
    color: var(--fy-color-text);
  }
  @media (forced-colors: active) {
    .tabs {
      border: 1px solid;
    }
    .tabs button[aria-selected='true'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`

type TabsParameters<name extends string> = {
  /** The name of the group, for screen readers. */
  label: string
  tabs: readonly { name: name; title: string }[]
  current: name
  select: (name: name) => void
}

/**
 * A list of tabs, gone through with the arrow keys. What the current one shows stands beside it: a `tabpanel` with the
 * id `panel`, labelled by `tab-` and the name.
 */
export function tabs<name extends string>({ label, tabs, current, select }: TabsParameters<name>) {
  function onKeyDown(event: KeyboardEvent) {
    const list = event.currentTarget as HTMLElement
    const forward = list.matches(':dir(rtl)') ? -1 : 1
    const buttons = [...list.querySelectorAll('button')]
    // The one with the focus: keys may come faster than what they select is drawn.
    const index = buttons.indexOf(event.target as HTMLButtonElement)
    const target = {
      ArrowRight: index + forward,
      ArrowLeft: index - forward,
      Home: 0,
      End: tabs.length - 1,
    }[event.key]
    if (target === undefined) return
    event.preventDefault()
    const place = (target + tabs.length) % tabs.length
    const next = tabs[place]
    if (next === undefined) return
    select(next.name)
    buttons[place]?.focus()
  }

  return html`<div class="tabs" role="tablist" aria-label=${label} @keydown=${onKeyDown}>
    ${tabs.map(
      ({ name, title }) => html`<button
        type="button"
        role="tab"
        id="tab-${name}"
        aria-controls="panel"
        aria-selected=${name === current}
        tabindex=${name === current ? 0 : -1}
        @click=${() => select(name)}
      >
        ${title}
      </button>`,
    )}
  </div>`
}
