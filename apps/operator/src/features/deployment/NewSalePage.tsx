import { FoyerButton } from '@foyer/modal/react'
import {
  type DeploymentStep,
  type NetworkConfig,
  planDeployment,
  rehearseDeployment,
} from '@foyer/presale-operator/plan'
import { createSafeStorage } from '@foyer/site-kit/storage'
import { modalTheme } from '@foyer/site-kit/styles/modalTheme'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type Address, formatEther, isAddressEqual } from 'viem'
import { useStack } from '../../app/runtime.ts'
import { DevelopmentBanner } from '../../ui/DevelopmentBanner.tsx'
import { Failure } from '../../ui/Failure.tsx'
import { readTheme, writeTheme } from '../../ui/theme.ts'
import { useWallet } from '../wallet/useWallet.ts'
import { type ConfigFile, checkFile, readFile } from './checkFile.ts'
import { createJournalStore, type Journal } from './createJournal.ts'
import { Finished } from './Finished.tsx'
import { StepPanel } from './StepPanel.tsx'
import type { StepResult } from './useStep.ts'

/** Deploys a sale from its configuration file: checked, rehearsed, and then signed step by step. */
export function NewSalePage() {
  const { client, modal, isDevelopmentChain } = useStack()
  const { address } = useWallet()
  const [store] = useState(() =>
    createJournalStore(
      createSafeStorage(() => window.localStorage),
      client.chain.id,
    ),
  )
  const [journal, setJournal] = useState(() => store.read())
  const [file, setFile] = useState<ConfigFile | undefined>(journal)
  const [fileError, setFileError] = useState<unknown>()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const theme = readTheme()
    writeTheme(theme)
    modal.update({ themeMode: theme, themeVariables: modalTheme })
  }, [modal])

  async function choose(chosen: File | undefined) {
    setFile(undefined)
    setFileError(undefined)
    if (chosen === undefined) return
    try {
      setFile(await readFile(chosen))
    } catch (error) {
      setFileError(error)
    }
    // The same file, corrected, can be chosen again.
    if (input.current !== null) input.current.value = ''
  }

  function keep(next: Journal) {
    store.write(next)
    setJournal(next)
  }

  function forget() {
    store.clear()
    setJournal(undefined)
    setFile(undefined)
  }

  const isOther = journal !== undefined && address !== undefined && !isAddressEqual(journal.deployer, address)
  return (
    <>
      {isDevelopmentChain && <DevelopmentBanner />}
      <main className="page stack">
        <div className="row">
          <h1>New sale</h1>
          <FoyerButton modal={modal} />
        </div>
        <p className="note">
          Deploys the contracts of a sale as its configuration file says, and hands them to their roles. It
          does what <code>presale deploy</code> does, with your wallet in place of a key. The account that
          signs pays the network fees and has no power afterwards. <a href="./">Back to the console</a>
        </p>
        {journal === undefined && (
          <section className="panel stack" aria-labelledby="file-title">
            <h2 id="file-title">1. Choose the configuration file</h2>
            <label className="field">
              <span>A file such as bsc.yaml. It never leaves your browser.</span>
              <input
                ref={input}
                type="file"
                accept=".yaml,.yml"
                onChange={(event) => void choose(event.target.files?.[0])}
              />
            </label>
            {file && (
              <p>
                Chosen: <code translate="no">{file.name}</code>
              </p>
            )}
            {fileError !== undefined && <Failure error={fileError} />}
          </section>
        )}
        {journal && (
          <p role="status">
            Goes on with the deployment of <code translate="no">{journal.name}</code> by{' '}
            <code translate="no">{journal.deployer}</code>.
          </p>
        )}
        {journal && !store.isKept() && (
          <p className="bad" role="alert">
            This browser keeps nothing: do not reload this page before the deployment is done.
          </p>
        )}
        {file && address === undefined && <p>Connect the wallet that deploys the sale.</p>}
        {isOther && (
          <p className="bad" role="alert">
            Another account began this deployment. Connect <code translate="no">{journal.deployer}</code> to
            go on.
          </p>
        )}
        {file && address && !isOther && (
          <Plan
            key={`${file.text}${address}`}
            file={file}
            deployer={address}
            journal={journal}
            keep={keep}
            forget={forget}
          />
        )}
        {journal && (
          <p>
            <button type="button" className="button quiet" onClick={forget}>
              Give up this deployment
            </button>
          </p>
        )}
      </main>
    </>
  )
}

type PlanProps = {
  file: ConfigFile
  deployer: Address
  journal: Journal | undefined
  keep: (journal: Journal) => void
  forget: () => void
}

/** The checks and the rehearsal of a file, and then its steps. */
function Plan({ file, deployer, journal, keep, forget }: PlanProps) {
  const stack = useStack()
  const { client } = stack
  const [done, setDone] = useState(journal?.done ?? {})
  const [isRunning, setRunning] = useState(false)
  const isBegun = journal !== undefined
  const [wasBegun] = useState(isBegun)
  const checked = useQuery({
    queryKey: ['newSale', 'check', file.text, deployer, wasBegun],
    queryFn: () => checkFile(stack, { file, deployer, isBegun: wasBegun }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const config = checked.data
  const planned = useQuery({
    queryKey: ['newSale', 'plan', file.text, deployer, Object.keys(done).length],
    queryFn: async () => {
      if (config === undefined) return []
      const nonce = await client.getTransactionCount({ address: deployer, blockTag: 'pending' })
      return planDeployment({ config, deployer, nonce, created: createdOf(done) })
    },
    enabled: config !== undefined,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const steps = planned.data
  const due = steps?.filter(({ id }) => done[id] === undefined)

  function finish(step: DeploymentStep, { blockNumber, contractAddress }: StepResult) {
    const created = step.creates && contractAddress ? { created: contractAddress } : {}
    const next = { ...done, [step.id]: { block: Number(blockNumber), ...created } }
    setDone(next)
    keep({ ...file, deployer, done: next })
  }

  if (checked.isError) return <Problem error={checked.error} onRetry={() => void checked.refetch()} />
  if (checked.isPending) return <p role="status">Checking the file, and the chain against it…</p>
  if (planned.isError) return <Problem error={planned.error} onRetry={() => void planned.refetch()} />
  if (steps === undefined || due === undefined || config === undefined) return <p role="status">Planning…</p>
  const [next] = due
  if (next === undefined)
    return <Finished config={config} journal={{ ...file, deployer, done }} onClose={forget} />
  return (
    <>
      {!isBegun && <Summary config={config} />}
      <Rehearsal deployer={deployer} steps={due} isQuiet={isBegun} />
      <progress max={steps.length} value={steps.length - due.length} aria-label="Steps done" />
      <label className="choice">
        <input type="checkbox" checked={isRunning} onChange={({ target }) => setRunning(target.checked)} />
        <span>After each step, ask the wallet for the next one at once</span>
      </label>
      <StepPanel
        key={next.id + next.data}
        step={next}
        number={steps.length - due.length + 1}
        count={steps.length}
        isRunning={isRunning && isBegun}
        onSend={() => keep({ ...file, deployer, done })}
        onDone={finish}
      />
      <details>
        <summary>{`All ${steps.length} steps`}</summary>
        <ol>
          {steps.map(({ id, title }) => (
            <li key={id}>
              <span>{title}</span>
              {done[id] !== undefined && <span className="good"> (done)</span>}
            </li>
          ))}
        </ol>
      </details>
    </>
  )
}

const createdOf = (done: Journal['done']): Record<string, Address> =>
  Object.fromEntries(Object.entries(done).flatMap(([id, { created }]) => (created ? [[id, created]] : [])))

function Problem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <section className="panel stack">
      <Failure error={error} />
      <button type="button" className="button quiet" onClick={onRetry}>
        Check again
      </button>
    </section>
  )
}

function Summary({ config: { network, roles, tokens } }: { config: NetworkConfig }) {
  return (
    <section className="panel stack" aria-labelledby="summary-title">
      <h2 id="summary-title">2. Compare what will be deployed</h2>
      <p className="good">
        The file keeps all rules, and fits its chain. Network: <b translate="no">{network}</b>
      </p>
      <dl className="facts">
        {Object.entries(roles).flatMap(([role, holder]) => [
          <dt key={role}>{role}</dt>,
          <dd key={`${role}-holder`}>
            <code translate="no">{typeof holder === 'number' ? `${holder} s` : holder}</code>
          </dd>,
        ])}
        <dt>Tokens</dt>
        <dd>{tokens.map(({ symbol }) => symbol).join(', ')}</dd>
      </dl>
    </section>
  )
}

type RehearsalProps = { deployer: Address; steps: readonly DeploymentStep[]; isQuiet: boolean }

/** The dry run: all steps in a row, on the state of the chain as it is, and what they cost. */
function Rehearsal({ deployer, steps, isQuiet }: RehearsalProps) {
  const { client } = useStack()
  const rehearsal = useQuery({
    queryKey: ['newSale', 'rehearsal', deployer, steps.map(({ data }) => data.length).join()],
    queryFn: async () => {
      const gas = await rehearseDeployment(client, deployer, steps)
      const sum = gas.reduce((total, each) => total + each, 0n)
      const [price, balance] = await Promise.all([
        client.getGasPrice(),
        client.getBalance({ address: deployer }),
      ])
      return { sum, cost: sum * price, balance }
    },
    enabled: !isQuiet,
    retry: false,
    staleTime: 60_000,
  })
  if (isQuiet) return null
  return (
    <section className="panel stack" aria-labelledby="rehearsal-title">
      <h2 id="rehearsal-title">3. Dry run</h2>
      {rehearsal.isPending && <p role="status">Simulating all steps…</p>}
      {rehearsal.isError && <Problem error={rehearsal.error} onRetry={() => void rehearsal.refetch()} />}
      {rehearsal.data && (
        <>
          <p role="status" className="good">
            {`All ${steps.length} steps succeed in a simulation. Nothing was sent. They cost about ${shortEther(rehearsal.data.cost)} BNB (${rehearsal.data.sum.toLocaleString('en')} gas).`}
          </p>
          {rehearsal.data.balance < rehearsal.data.cost && (
            <p className="bad">
              {`The connected wallet has ${shortEther(rehearsal.data.balance)} BNB, which is not enough: send it some before you begin.`}
            </p>
          )}
        </>
      )}
    </section>
  )
}

const shortEther = (wei: bigint) => Number(formatEther(wei)).toPrecision(3)
