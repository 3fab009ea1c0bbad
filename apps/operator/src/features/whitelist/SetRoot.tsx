import { setWhitelist } from '@foyer/presale-operator'
import { useState } from 'react'
import { type Hex, isHash } from 'viem'
import { useRuntime } from '../../app/runtime.ts'
import { useProposal } from '../../ui/useProposal.tsx'
import { CheckShards } from './CheckShards.tsx'
import { useShardCheck } from './useShardCheck.ts'

export type SetRootProps = {
  /** Root of the list that was just built. */
  built: Hex | undefined
  liveRoot: Hex
}

/** Puts a root in force, once all of its shards can be read where buyers will read them. */
export function SetRoot({ built, liveRoot }: SetRootProps) {
  const { config } = useRuntime()
  const { open, panel } = useProposal()
  const [text, setText] = useState<string>(built ?? '')
  const root = text.trim().toLowerCase()
  const { baseUrl } = config.whitelist
  const verify = useShardCheck(root, liveRoot)
  const { result } = verify

  return (
    <>
      <section className="panel stack" aria-labelledby="set-root-title">
        <h2 id="set-root-title">2. Put it in force</h2>
        <p className="note">
          Publish first: with a root whose shards are missing, nobody on the list could buy.
        </p>
        <label className="field">
          <span>Root</span>
          <input
            value={text}
            spellCheck={false}
            autoComplete="off"
            placeholder="0x and 64 hexadecimal digits"
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        {root === liveRoot && <p className="note">This root is in force.</p>}
        <CheckShards verify={verify} isDisabled={!isHash(root)} />
        <div className="row">
          <button
            type="button"
            className="button primary"
            disabled={result === undefined || root === liveRoot}
            onClick={() => {
              if (!isHash(root) || result === undefined) return
              const { count, ...texts } = result
              open(setWhitelist(config.deployment.contracts, { root, baseUrl, ...texts }))
            }}
          >
            Put it in force…
          </button>
        </div>
      </section>
      {panel}
    </>
  )
}
