import { OperatorError } from '@foyer/server-kit'
import type { Command } from 'commander'
import { type Chain, checkUpstreams, createChains } from '../../src/chain/createChains.ts'
import { createDirectory } from '../../src/directory/createDirectory.ts'
import { checkSwap } from '../../src/providers/swap/exchanges.ts'
import { readBlock } from '../../src/scanner/readBlock.ts'
import type { CommandContext } from '../createProgram.ts'
import { loadConfig } from '../loadConfig.ts'
import { readEnv } from '../readEnv.ts'

/** Blocks that are read to compare the node's speed with the chain's. */
const SAMPLE = 32n

export function addCheckCommand(program: Command, { write }: CommandContext) {
  program
    .command('check')
    .description('check the configuration, the wallet data and the nodes; nothing is changed')
    .action(async () => {
      const { config, tokens, contracts, warnings } = await loadConfig(readEnv().configFile)
      const chains = createChains({ config, tokens, contracts })
      await checkUpstreams(chains)
      await createDirectory(chains.list.map(({ id }) => id))
      write('wallet data: right')
      for (const warning of warnings) write(warning)
      const problems = (await Promise.all(chains.list.map((chain) => checkChain(chain, write)))).flat()
      if (problems.length > 0) throw new OperatorError(problems.join('\n'), { section: 'what-can-go-wrong' })
    })
}

async function checkChain(chain: Chain, write: (text: string) => void): Promise<string[]> {
  if (!chain.upstreams.isReady())
    return [
      [
        `${chain.id}: no node of this chain answers. Correct rpcUrls, or wait until they are back.`,
        ...chain.upstreams.listProblems(),
      ].join('\n  '),
    ]
  write(`${chain.id}: a node answers; ${chain.tokens.length} tokens are listed`)
  const swap = await checkSwap(chain)
  const speed = chain.config.history?.provider === 'blocks' ? await checkSpeed(chain, write) : []
  return swap === undefined ? speed : [swap, ...speed]
}

/** A scanner that reads more slowly than the chain grows would fall behind for ever. */
async function checkSpeed(chain: Chain, write: (text: string) => void): Promise<string[]> {
  const head = await chain.client.getBlockNumber()
  const from = head > SAMPLE ? head - SAMPLE : 0n
  const start = performance.now()
  const blocks = await Promise.all(
    Array.from({ length: Number(head - from) + 1 }, (_, index) => readBlock(chain, from + BigInt(index))),
  )
  const seconds = (performance.now() - start) / 1_000
  const [first, last] = [blocks[0], blocks.at(-1)]
  if (!first || !last || last.number === first.number) return []
  const grown = Number(last.timestamp - first.timestamp)
  write(`${chain.id}: ${blocks.length} blocks took ${seconds.toFixed(1)} s to read and ${grown} s to be made`)
  return seconds < grown
    ? []
    : [
        `${chain.id}: this node is read more slowly than the chain grows, so the history would fall behind. Use a faster node, or the etherscan provider.`,
      ]
}
