import { type SubmitEvent, useId, useState } from 'react'
import { type Address, getAddress, isAddress, zeroAddress } from 'viem'

export type AddressFormProps = {
  label: string
  /** Buttons, with what each does with the address. */
  actions: readonly (readonly [label: string, act: (address: Address) => void])[]
}

/** Asks for an address and checks it before anything is done with it. */
export function AddressForm({ label, actions }: AddressFormProps) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const problemId = useId()

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const { submitter } = event.nativeEvent
    const chosen = submitter instanceof HTMLButtonElement ? Number(submitter.value) : 0
    const address = text.trim()
    if (!isAddress(address)) return setProblem('Not an address, or its checksum is wrong.')
    if (address === zeroAddress) return setProblem('The zero address belongs to nobody.')
    setProblem(undefined)
    actions[chosen]?.[1](getAddress(address))
  }

  return (
    <form className="stack" onSubmit={submit} noValidate>
      <label className="field">
        <span>{label}</span>
        <input
          value={text}
          onChange={(event) => setText(event.target.value)}
          placeholder="0x…"
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
