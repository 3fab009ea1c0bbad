import {
  changeSteps,
  formatDelay,
  formatTime,
  isSameSteps,
  MAX_STEPS,
  planSteps,
} from '@foyer/presale-operator'
import { createSafeStorage } from '@foyer/site-kit/storage'
import { useEffect, useRef, useState } from 'react'
import { useRuntime } from '../../app/runtime.ts'
import type { Sale } from '../../chain/saleQuery.ts'
import { Failure } from '../../ui/Failure.tsx'
import { useProposal } from '../../ui/useProposal.tsx'
import { createDraftStore } from './createDraftStore.ts'
import { type DraftStep, parseDraft, toDraft } from './draft.ts'
import { Preview } from './Preview.tsx'
import { StepFields } from './StepFields.tsx'
import { areReadable, findJumps } from './scheduleChecks.ts'
import { toTyped } from './typedTime.ts'

export type ScheduleEditorProps = {
  sale: Sale
  /** Seconds between scheduling a call of the admin and executing it. */
  delay: number
}

/** Changes the steps that lie far enough ahead, and shows what buyers would see. */
export function ScheduleEditor({ sale, delay }: ScheduleEditorProps) {
  const { config } = useRuntime()
  const { open, panel } = useProposal()
  const { steps, notice, now } = sale
  const lockedUntil = now + delay + notice
  const changeable = () => steps.filter(({ startsAt }) => startsAt > lockedUntil).map(toDraft)
  const [store] = useState(() =>
    createDraftStore(
      createSafeStorage(() => window.sessionStorage),
      config.deployment.contracts.presale,
    ),
  )
  const [kept] = useState(store.read)
  const [rows, setRows] = useState<DraftStep[]>(() => kept ?? changeable())
  const [nextId, setNextId] = useState(() => Math.max(steps.length, ...rows.map(({ id }) => id + 1)))
  const [addedId, setAddedId] = useState<number>()
  const addButton = useRef<HTMLButtonElement>(null)
  const draft = parseDraft(rows)
  const plan = planDraft(draft, sale, delay)
  const locked = steps.filter(({ startsAt }) => startsAt <= lockedUntil)
  const jumps = plan?.status === 'ok' ? findJumps([...plan.value.kept, ...plan.value.added]) : []
  const isUnreadable = plan?.status === 'ok' && !areReadable(plan.value.added, sale.view.items)
  const [confirmedJumps, confirmJumps] = useState('')
  const isJumpOpen = jumps.join() !== confirmedJumps && jumps.length > 0
  const isUnchanged = plan?.status === 'ok' && isSameSteps([...plan.value.kept, ...plan.value.added], steps)

  useEffect(() => {
    if (isUnchanged) store.clear()
    else store.write(rows)
  }, [store, rows, isUnchanged])

  function add() {
    const at = rows.at(-1)?.at ?? `${toTyped(lockedUntil + 86_400).slice(0, 10)} 00:00`
    setRows([...rows, { id: nextId, at, price: '' }])
    setAddedId(nextId)
    setNextId(nextId + 1)
  }

  function remove(row: DraftStep) {
    setRows(rows.filter(({ id }) => id !== row.id))
    // The button that had the focus goes with its step.
    addButton.current?.focus()
  }

  return (
    <>
      <section className="panel stack" aria-labelledby="steps-title">
        <h2 id="steps-title">Price steps</h2>
        <p className="note">
          A change takes effect after a delay of <span>{formatDelay(delay)}</span> at the earliest, with{' '}
          <span>{formatDelay(notice)}</span> of notice: steps up to{' '}
          <time dateTime={formatTime(lockedUntil)}>{`${toTyped(lockedUntil)} UTC`}</time> are fixed.
        </p>
        <FixedSteps steps={locked} />
        {kept !== undefined && !isUnchanged && (
          <p role="status">Your changes from before are here. They are not proposed yet.</p>
        )}
        <form
          className="stack"
          aria-labelledby="steps-title"
          onSubmit={(event) => {
            event.preventDefault()
            if (plan?.status === 'ok')
              open(changeSteps(config.deployment.contracts, plan.value.added, plan.value))
          }}
        >
          {rows.map((row, index) => (
            <StepFields
              key={row.id}
              row={row}
              number={locked.length + index + 1}
              now={now}
              focused={row.id === addedId}
              problems={draft.status === 'invalid' ? draft.problems.filter(({ id }) => id === row.id) : []}
              onChange={(changed) => setRows(rows.map((other) => (other.id === row.id ? changed : other)))}
              onRemove={() => remove(row)}
            />
          ))}
          {jumps.length > 0 && (
            <JumpQuestion
              jumps={jumps}
              isMeant={!isJumpOpen}
              onAnswer={(isMeant) => confirmJumps(isMeant ? jumps.join() : '')}
            />
          )}
          <div className="row">
            <button
              ref={addButton}
              type="button"
              className="button quiet"
              disabled={locked.length + rows.length >= MAX_STEPS}
              onClick={add}
            >
              Add a step
            </button>
            <button
              type="submit"
              className="button primary"
              disabled={plan?.status !== 'ok' || isUnchanged || isUnreadable || isJumpOpen}
            >
              Change the steps…
            </button>
            {isUnchanged ? (
              <span className="note">No changes to save.</span>
            ) : (
              <button type="button" className="button quiet" onClick={() => setRows(changeable())}>
                Undo all
              </button>
            )}
          </div>
        </form>
        {plan?.status === 'refused' && <Failure error={plan.error} />}
      </section>
      {panel}
      {plan?.status === 'ok' && <Preview steps={[...plan.value.kept, ...plan.value.added]} sale={sale} />}
    </>
  )
}

/** The steps that can no longer be changed. */
function FixedSteps({ steps }: Pick<Sale, 'steps'>) {
  return (
    <ol aria-label="Fixed steps">
      {steps.map((step) => {
        const { at, price } = toDraft(step, 0)
        return (
          <li key={at}>
            <time dateTime={formatTime(step.startsAt)}>{`${at} UTC`}</time>{' '}
            <span translate="no">{price}</span> USD <span className="note">fixed</span>
          </li>
        )
      })}
    </ol>
  )
}

type JumpQuestionProps = {
  jumps: readonly string[]
  isMeant: boolean
  onAnswer: (isMeant: boolean) => void
}

/** Asks about steps whose price is far from that of the step before. */
function JumpQuestion({ jumps, isMeant, onAnswer }: JumpQuestionProps) {
  return (
    <label className="row">
      <input type="checkbox" checked={isMeant} onChange={({ target }) => onAnswer(target.checked)} />
      <span className="bad">
        This jump is meant: <span>{jumps.join(', ')}</span> the step before.
      </span>
    </label>
  )
}

/** The steps as the contract would have them. Undefined while the draft has problems of its own. */
function planDraft(draft: ReturnType<typeof parseDraft>, { steps, notice, now }: Sale, delay: number) {
  if (draft.status !== 'valid') return undefined
  return attempt(() =>
    planSteps({
      current: steps,
      future: draft.steps,
      changeAt: now + delay,
      notice,
      // The page asks about a jump.
      allowJump: true,
    }),
  )
}

function attempt<T>(make: () => T): { status: 'ok'; value: T } | { status: 'refused'; error: unknown } {
  try {
    return { status: 'ok', value: make() }
  } catch (error) {
    return { status: 'refused', error }
  }
}
