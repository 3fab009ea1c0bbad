import { css, html, nothing, type TemplateResult } from 'lit'
import { HomeElement } from './HomeElement.ts'
import type { LoggedIn } from './homeState.ts'

type Removal = {
  /** Of the button, for who does not see the entry around it. */
  label: string
  isBusy: boolean
  /** The warning before the action. */
  warning?: string
  run: () => Promise<void>
}

type Entry = {
  id: string
  content: TemplateResult
  /** Undefined where it cannot be removed now. */
  removal: Removal | undefined
}

/** A list whose entries can be removed, each after a question. */
export class HomeList extends HomeElement<LoggedIn> {
  static override styles = [
    ...HomeElement.styles,
    css`
      ul {
        display: grid;
        gap: 8px;
      }
      .entry {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 12px;
      }
      .entry > :first-child {
        flex: 1 1 180px;
        min-inline-size: 0;
      }
      .entry .button {
        inline-size: auto;
      }
      strong {
        font-weight: 600;
      }
    `,
  ]
  static override properties = { ...HomeElement.properties, asked: { state: true } }

  /** The entry that is about to be removed. */
  declare protected asked: string | undefined

  protected renderEntry({ id, content, removal }: Entry) {
    const isAsked = this.asked === id
    return html`<li class="card">
      <div class="entry">
        <div>${content}</div>
        ${removal === undefined || isAsked ? nothing : this.#renderRemove(id, removal)}
      </div>
      ${removal !== undefined && isAsked ? this.#renderQuestion(removal) : nothing}
    </li>`
  }

  #renderRemove(id: string, { label, isBusy }: Removal) {
    return html`<button
      type="button"
      class="button"
      aria-label=${label}
      ?disabled=${isBusy}
      @click=${() => {
        this.asked = id
      }}
    >
      ${this.texts.devices.remove}
    </button>`
  }

  #renderQuestion({ warning, run }: Removal) {
    const { devices } = this.texts
    const end = () => {
      this.asked = undefined
    }
    return html`
      ${warning === undefined ? nothing : html`<p>${warning}</p>`}
      <div class="actions">
        <button type="button" class="button" data-cancel @click=${end}>${devices.cancel}</button>
        <button
          type="button"
          class="button danger"
          @click=${() => {
            end()
            void run()
          }}
        >
          ${devices.confirm}
        </button>
      </div>
    `
  }

  protected formatTime(time: string) {
    return new Intl.DateTimeFormat(this.texts.code, { dateStyle: 'medium', timeStyle: 'short' }).format(
      new Date(time),
    )
  }
}
