import type { Deployment } from '@foyer/presale-contracts'
import type { Command } from 'commander'
import { type Address, formatEther } from 'viem'
import { refuseSaleAddress } from '../../access/refuseSaleAddress.ts'
import { createKeeper } from '../../keeper/createKeeper.ts'
import type { KeeperEvent } from '../../keeper/keeperEvent.ts'
import { MAX_BATCH } from '../../keeper/planBatches.ts'
import { setKeeper } from '../../proposals/saleProposals.ts'
import { createVaultReader } from '../../vault/createVaultReader.ts'
import type { CommandKit } from '../commandKit.ts'
import { messageOf } from '../describeError.ts'
import { addProposeOptions, parseAddress, parseCount } from '../options.ts'
import { type ProposeOptions, propose } from '../propose.ts'
import { toJson } from '../report.ts'
import { openSale } from '../session.ts'

type KeeperOptions = {
  once?: boolean
  delay: number
  interval: number
  batch: number
  state?: string
  metricsHost: string
  metricsPort?: number
  json?: boolean
}

export function addKeeperCommands(program: Command, { action, io }: CommandKit) {
  const keeper = program.command('keeper').summary('pay requested withdrawals')

  const run = keeper
    .command('run')
    .option('--once', 'settle what is due now, then end')
    .option('--delay <seconds>', 'how long a withdrawal waits, in chain time', parseCount(0, 500), 15)
    .option('--interval <seconds>', 'time between two looks at the chain', parseCount(1, 600), 5)
    .option('--batch <count>', 'most withdrawals in a transaction', parseCount(1, MAX_BATCH), MAX_BATCH)
    .option('--state <file>', 'keep a checkpoint there, so that a restart need not read all events again')
    .option('--metrics-port <port>', 'serve metrics for Prometheus there', parseCount(0, 65_535))
    .option('--metrics-host <host>', 'where metrics are served', '127.0.0.1')
    .description(
      'Pays requested withdrawals until it is stopped. Needs the key of the keeper in PRESALE_PRIVATE_KEY, some BNB, and an endpoint with eth_getLogs. It can be killed and started again at any time, and two may run: a withdrawal is never paid twice. It always sends, so there is no --send.',
    )
  action<KeeperOptions, []>(run, async (session, options) => {
    const { client, deployment } = await openSale(session)
    const metrics = options.once ? undefined : await startMetrics(options)
    const settler = createKeeper({
      client,
      deployment,
      keeper: await session.signer('keeper'),
      reader: createVaultReader({ client, deployment, stateFile: options.state }),
      delay: options.delay,
      interval: options.interval * 1000,
      batchSize: options.batch,
      onEvent(event) {
        metrics?.onEvent(event)
        io.print(options.json ? toJsonLine(event) : describeEvent(event, deployment))
      },
      onLook: metrics?.onLook,
    })
    if (!options.once) {
      await settler.run(io.stopSignal()).finally(() => metrics?.stop())
      return { lines: ['The keeper has stopped.'], json: { status: 'stopped' } }
    }
    await settler.assertKeeper()
    const paid = await settler.settleDue()
    return { lines: [`Withdrawals paid: ${paid}`], json: { status: 'done', paid } }
  })

  const set = addProposeOptions(keeper.command('set'))
    .argument('<address>', 'account that pays withdrawals from then on', parseAddress)
    .description('Replaces the account that may pay withdrawals at once (operator).')
  action<ProposeOptions, [Address]>(set, async (session, options, address) => {
    const deployment = await session.deployment()
    refuseSaleAddress(deployment, address)
    return propose(session, setKeeper(deployment.contracts, address), options)
  })
}

/** The library is loaded only where something is counted. */
async function startMetrics({ metricsHost: host, metricsPort: port }: KeeperOptions) {
  if (port === undefined) return undefined
  return (await import('../../keeper/serveKeeperMetrics.ts')).serveKeeperMetrics({ host, port })
}

function describeEvent(event: KeeperEvent, { tokens }: Deployment): string {
  switch (event.type) {
    case 'waiting':
      return `An earlier transaction (nonce ${event.nonce}) is not mined yet; waiting for it.`
    case 'replacing':
      return `An earlier transaction (nonce ${event.nonce}) is still not mined; replacing it at ${event.feePercent} % of the current fees.`
    case 'lowBalance':
      return `The keeper has only ${formatEther(event.balance)} BNB left for gas: send it some.`
    case 'unpaid': {
      const symbol = tokens.find(({ address }) => address === event.token)?.symbol ?? event.token
      const lines = [
        ...(event.paidByOthers.length === 0
          ? []
          : [`already paid by another keeper: ${event.paidByOthers.join(', ')}`]),
        ...(event.refused.length === 0
          ? []
          : [`the token refuses to pay: ${event.refused.join(', ')}; trying again in ten minutes`]),
        ...(event.unexplained.length === 0
          ? []
          : [
              `not paid, and the endpoint shows no reason: ${event.unexplained.join(', ')}; trying again soon`,
            ]),
      ]
      return `${symbol} withdrawals ${lines.join('; ')}.`
    }
    case 'failure':
      return `${messageOf(event.error)}\nTrying again in ${event.retryIn / 1000} s.`
    case 'batch': {
      const { batch, outcome } = event
      const token = tokens.find(({ address }) => address === batch.token)?.symbol ?? batch.token
      const what = `${token} withdrawals ${batch.ids.join(', ')}`
      if (outcome.status === 'skipped') return `${what}: none can be paid now.`
      if (outcome.status === 'failed') return `${what}: the payment fails: ${outcome.reason}.`
      if (outcome.status !== 'settled') return `${what}: transaction ${outcome.hash} is ${outcome.status}.`
      const skipped = outcome.skipped.length === 0 ? '' : `, skipped ${outcome.skipped.join(', ')}`
      return `${what}: paid ${outcome.paid.join(', ')}${skipped} by ${outcome.hash}.`
    }
  }
}

function toJsonLine(event: KeeperEvent) {
  const plain = event.type === 'failure' ? { ...event, error: messageOf(event.error) } : event
  return JSON.stringify(JSON.parse(toJson(plain)))
}
