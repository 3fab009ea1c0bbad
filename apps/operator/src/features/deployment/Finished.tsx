import { formatStep, formatTime } from '@foyer/presale-operator'
import { assembleDeployment, type ContractName, type NetworkConfig } from '@foyer/presale-operator/plan'
import { useQuery } from '@tanstack/react-query'
import { getAddress } from 'viem'
import { useStack } from '../../app/runtime.ts'
import { formatUtc } from '../../format/time.ts'
import { DownloadButton } from '../../ui/DownloadButton.tsx'
import { Failure } from '../../ui/Failure.tsx'
import type { Journal } from './createJournal.ts'

export type FinishedProps = { config: NetworkConfig; journal: Journal; onClose: () => void }

/** All steps are in blocks: the files that everything else starts from, and when the sale opens. */
export function Finished({ config, journal, onClose }: FinishedProps) {
  const { client } = useStack()
  const { done } = journal
  const deployment = useQuery({
    queryKey: ['newDeployment', done],
    queryFn: () =>
      assembleDeployment({
        client,
        config,
        addressOf: (contract: ContractName) => getAddress(done[`create_${contract}`]?.created ?? ''),
        startBlock: Math.min(...Object.values(done).map(({ block }) => block)),
      }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { roles, whitelist, network, publicOpenAt, schedule } = config
  const consoleConfig = () => {
    const { adminSafe, operator, guardian, keeper } = roles
    const { name, rpcUrls, blockExplorers } = client.chain
    const blockExplorerUrl = blockExplorers?.default.url
    return {
      deployment: deployment.data,
      chain: {
        name,
        rpcUrls: rpcUrls.default.http,
        ...(blockExplorerUrl !== undefined && { blockExplorerUrl }),
      },
      roles: { adminSafe, operator, guardian, keeper },
      whitelist,
      endpoints: {},
    }
  }

  return (
    <section className="panel stack" aria-labelledby="finished-title">
      <h2 id="finished-title" tabIndex={-1} ref={(element) => element?.focus()}>
        The sale is deployed
      </h2>
      <p className="good" role="status">
        All steps are done, and the deployer has no power any more. The sale opens to everyone at{' '}
        <time dateTime={formatTime(publicOpenAt)}>{formatUtc(publicOpenAt)}</time>, and before that to the
        whitelist once one is in force.
      </p>
      <pre className="details">
        {schedule.map(({ at, usdPerYes }) => formatStep({ startsAt: at, price: usdPerYes })).join('\n')}
      </pre>
      {deployment.isError && <Failure error={deployment.error} />}
      {deployment.data && (
        <>
          <pre className="details" translate="no">
            {Object.entries(deployment.data.contracts)
              .map(([name, address]) => `${name.padEnd(14)} ${address}`)
              .join('\n')}
          </pre>
          <p>
            Save both files before you leave this page. The first one is what indexer and site start from; the
            other is this console’s <code>/config.json</code>, with which it operates the sale.
          </p>
          <div className="row">
            <DownloadButton
              className="button primary"
              name={`${network}.json`}
              type="application/json"
              content={() => JSON.stringify(deployment.data, undefined, 2)}
            >
              Download the deployment
            </DownloadButton>
            <DownloadButton
              className="button quiet"
              name="config.json"
              type="application/json"
              content={() => JSON.stringify(consoleConfig(), undefined, 2)}
            >
              Download the console’s configuration
            </DownloadButton>
          </div>
          <p className="note">
            Have somebody compare code, values and permissions on the chain with the sources before the sale
            opens:{' '}
            <code translate="no">
              presale verify-deployment --network <span>{network}</span>
            </code>
          </p>
        </>
      )}
      <button type="button" className="button quiet" onClick={onClose}>
        Forget this deployment
      </button>
    </section>
  )
}
