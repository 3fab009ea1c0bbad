import { type SubmitEvent, useId, useState } from 'react'

export type TextFormProps = {
  label: string
  placeholder?: string
  /** The problem of a text; `undefined` when there is none. */
  check: (text: string) => string | undefined
  /** Buttons, with what each does with the text. */
  actions: readonly (readonly [label: string, act: (text: string) => void])[]
}

/** Asks for a text and checks it before anything is done with it. */
export function TextForm({ label, placeholder, check, actions }: TextFormProps) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const problemId = useId()

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const { submitter } = event.nativeEvent
    const chosen = submitter instanceof HTMLButtonElement ? Number(submitter.value) : 0
    const found = check(text.trim())
    setProblem(found)
    if (found === undefined) actions[chosen]?.[1](text.trim())
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
        {actions.map(([name], index) => (
          <button key={name} type="submit" value={index} className="button quiet">
            {name}
          </button>
        ))}
      </div>
    </form>
  )
}
