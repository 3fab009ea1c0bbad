import { readFile } from 'node:fs/promises'
import { OperatorError } from '@foyer/server-kit'
import type { Command } from 'commander'
import { checkUpstreams, createChains } from '../../src/chain/createChains.ts'
import { readTokenFacts } from '../../src/chain/readTokenFacts.ts'
import { type ListedToken, readTokens, tokenListSchema } from '../../src/tokens.ts'
import type { CommandContext } from '../createProgram.ts'
import { chainIdsOf, loadConfig } from '../loadConfig.ts'
import { readEnv } from '../readEnv.ts'

export function addTokensCommand(program: Command, { write }: CommandContext) {
  program
    .command('tokens')
    .description('work with token lists')
    .command('import <file>')
    .description('check a token list on the chains, and print those entries that are right, as a list')
    .action(async (file: string) => {
      const { config } = await loadConfig(readEnv().configFile)
      const list = readList(file, await readText(file))
      const { tokens, problems } = readTokens(list, chainIdsOf(config))
      for (const problem of problems) process.stderr.write(`${problem}\n`)
      const chains = createChains({ config, tokens })
      await checkUpstreams(chains)
      const checked = await Promise.all(chains.list.map(checkTokens))
      for (const { token, problem } of checked.flat())
        if (problem !== undefined) process.stderr.write(`${token.symbol} ${token.address}: ${problem}\n`)
      const right = checked.flat().flatMap(({ token, problem }) => (problem === undefined ? [token] : []))
      write(JSON.stringify({ tokens: right }, undefined, 2))
    })
}

type Checked = { token: ListedToken; problem: string | undefined }

async function checkTokens({
  client,
  tokens,
}: ReturnType<typeof createChains>['list'][number]): Promise<Checked[]> {
  const facts = await readTokenFacts(
    client,
    tokens.map(({ address }) => address),
  )
  return tokens.map((token, index) => {
    const { decimals, symbol } = facts[index] ?? {}
    if (decimals === undefined) return { token, problem: 'the contract states no decimals; left out' }
    if (decimals !== token.decimals)
      return { token, problem: `the contract has ${decimals} decimals, the list ${token.decimals}; left out` }
    if (symbol === undefined)
      return { token, problem: 'the contract states no symbol that can be shown; left out' }
    if (symbol !== token.symbol)
      return { token, problem: `the contract calls itself ${JSON.stringify(symbol)}; left out` }
    return { token, problem: undefined }
  })
}

async function readText(file: string) {
  return readFile(file, 'utf8').catch((cause) => {
    throw new OperatorError(`${file} cannot be read.`, { section: 'commands', cause })
  })
}

function readList(file: string, text: string) {
  try {
    return tokenListSchema.parse(JSON.parse(text))
  } catch (cause) {
    throw new OperatorError(`${file} is not a token list in Uniswap's format.`, {
      section: 'commands',
      cause,
    })
  }
}
