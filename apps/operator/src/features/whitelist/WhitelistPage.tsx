import { useState } from 'react'
import type { Hex } from 'viem'
import { useRuntime } from '../../app/runtime.ts'
import { useSale } from '../../chain/useSale.ts'
import { Page } from '../../ui/Page.tsx'
import { BuildList } from './BuildList.tsx'
import { CheckAddress } from './CheckAddress.tsx'
import { SetRoot } from './SetRoot.tsx'

/** The whitelist of those who may buy before the opening: from a CSV file to the root in force. */
export function WhitelistPage() {
  const { config } = useRuntime()
  const [built, setBuilt] = useState<Hex>()

  return (
    <Page
      title="Whitelist"
      intro="Who may buy before the public opening. After it, the list has no meaning."
      query={useSale()}
    >
      {({ view }) => (
        <>
          <section className="panel stack" aria-labelledby="live-title">
            <h2 id="live-title">In force</h2>
            <p>
              Root <code translate="no">{view.whitelistRoot}</code>
            </p>
            <p className="note">
              Its shards are read from <code translate="no">{config.whitelist.baseUrl}</code>.
            </p>
            <CheckAddress root={view.whitelistRoot} />
          </section>
          <BuildList liveRoot={view.whitelistRoot} onBuilt={setBuilt} />
          <SetRoot key={built} built={built} liveRoot={view.whitelistRoot} />
        </>
      )}
    </Page>
  )
}
