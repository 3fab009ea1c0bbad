import { type SubmitEvent, useId, useState } from 'react'

export type TextFormProps = {
  label: string
  /** What the button says. */
  action: string
  placeholder?: string
  /** What is wrong with a text; `undefined` when nothing is. */
  check: (text: string) => string | undefined
  onSubmit: (text: string) => void
}

/** Asks for a text and checks it before anything is done with it. */
export function TextForm({ label, action, placeholder, check, onSubmit }: TextFormProps) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const problemId = useId()

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const found = check(text.trim())
    setProblem(found)
    if (found === undefined) onSubmit(text.trim())
  }

  return (
    <form className="stack" onSubmit={submit} noValidate>
      <label className="field">
        <span>{label}</span>
        <input
          value={text}
          onChange={(event) => setText(event.target.value)}
          placeholder={placeholder}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={problem !== undefined}
          aria-describedby={problemId}
        />
      </label>
      <p id={problemId} className="bad" role="alert">
        {problem}
      </p>
      <div className="row">
        <button type="submit" className="button quiet">
          {action}
        </button>
      </div>
    </form>
  )
}
