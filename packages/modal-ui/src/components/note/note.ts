import { css, html, nothing, type TemplateResult } from 'lit'

export const noteStyles = css`
  .note {
    padding: 24px 8px;
  }
  .note .emblem {
    --emblem: 56px;
    margin-block-end: 4px;
    border-radius: 50%;
  }
  .note .emblem svg {
    inline-size: 26px;
    block-size: 26px;
  }
  .note .button {
    margin-block-start: 12px;
  }
`

type NoteParameters = {
  picture: TemplateResult
  title?: string
  text: string | TemplateResult
  /** `alert` for a failure. */
  role?: 'alert' | 'status'
  /** The way out: a button. */
  action?: TemplateResult
}

/** The note in place of a list or a form that is empty, has failed, or waits for the connection. */
export const note = ({ picture, title, text, role, action }: NoteParameters) =>
  html`<div class="stack centre note ${role === 'alert' ? 'failed' : ''}">
    <span class="emblem">${picture}</span>
    <div class="stack" role=${role ?? nothing}>
      ${title && html`<p class="title">${title}</p>`}
      <p class="muted">${text}</p>
    </div>
    ${action}
  </div>`
