import { readFile, writeFile } from 'node:fs/promises'
import { OperatorError } from '@foyer/server-kit'
import type { Command } from 'commander'
import { type Address, formatEther, isAddress, parseEther } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import type { CommandContext } from '../commands/options.ts'
import { parsePrivateKey } from '../shared/keys.ts'
import { createPaymasterChain } from './createPaymasterChain.ts'
import { type OwnerTransaction, sendTransaction, transactions } from './transactions.ts'

type Sending = { rpcUrl?: string; keyFile?: string }

/** Bundlers at large ask for a stake that takes a day to get back. */
const UNSTAKE_SECONDS = 24 * 60 * 60

export function addPaymasterCommands(program: Command, { write }: CommandContext) {
  const paymaster = program.command('paymaster').description('the contract that pays for gas of users')

  /** Sends it, or without a key prints it for the owner of the contract, such as a multisig. */
  async function submit(transaction: OwnerTransaction, { rpcUrl, keyFile }: Sending) {
    if (keyFile === undefined) {
      const { to, data, value } = transaction
      write(JSON.stringify({ to, data, value: String(value) }, null, 2))
      return
    }
    if (rpcUrl === undefined) throw refuse('--key-file needs --rpc-url, the node to send with.')
    const key = parsePrivateKey(await readText(keyFile))
    if (key === undefined) throw refuse(`${keyFile} holds no key: 0x and 64 hexadecimal digits.`)
    const { hash, created } = await sendTransaction(transaction, { rpcUrl, key }).catch((cause) => {
      throw refuse(shortMessage(cause), cause)
    })
    write(created ?? hash)
  }

  const addCommand = (usage: string, description: string) =>
    paymaster
      .command(usage)
      .description(description)
      .option('--key-file <file>', 'the key to send with; without it, the transaction is printed')
      .option('--rpc-url <url>', 'the node to send with')

  paymaster
    .command('key <file>')
    .description('make the key that signs vouchers, readable by you alone, and print its address')
    .action(async (file: string) => {
      const key = generatePrivateKey()
      await writeFile(file, `${key}\n`, { mode: 0o600, flag: 'wx' }).catch((cause) => {
        throw refuse(`${file} cannot be written. A key that is there already is left alone.`, cause)
      })
      write(privateKeyToAddress(key))
    })

  addCommand('deploy', 'deploy a paymaster, and print its address')
    .requiredOption('--owner <address>', 'may take the deposit out; a multisig, say')
    .requiredOption('--signer <address>', 'of the key that signs vouchers')
    .action(({ owner, signer, ...sending }: Sending & { owner: string; signer: string }) =>
      submit(transactions.deploy(toAddress(owner), toAddress(signer)), sending),
    )

  addCommand('deposit <paymaster> <amount>', 'pay native currency in, such as 0.5').action(
    (address: string, amount: string, sending: Sending) =>
      submit(transactions.deposit(toAddress(address), toWei(amount)), sending),
  )

  addCommand('withdraw <paymaster> <amount> <receiver>', 'take native currency out; for its owner').action(
    (address: string, amount: string, receiver: string, sending: Sending) =>
      submit(transactions.withdraw(toAddress(address), toAddress(receiver), toWei(amount)), sending),
  )

  addCommand('signer <paymaster> <address>', 'replace the key that signs vouchers; for its owner').action(
    (address: string, signer: string, sending: Sending) =>
      submit(transactions.setSigner(toAddress(address), toAddress(signer)), sending),
  )

  addCommand(
    'stake <paymaster> <amount>',
    'stake native currency, which public bundlers ask for; for its owner',
  ).action((address: string, amount: string, sending: Sending) =>
    submit(transactions.addStake(toAddress(address), toWei(amount), UNSTAKE_SECONDS), sending),
  )

  paymaster
    .command('status <paymaster>')
    .description('print who owns it, whose vouchers it takes, its deposit and its stake')
    .requiredOption('--rpc-url <url>', 'the node to ask')
    .action(async (address: string, { rpcUrl }: { rpcUrl: string }) => {
      const status = await createPaymasterChain([rpcUrl]).readStatus(toAddress(address))
      if (status === undefined) throw refuse(`There is no contract at ${address}.`)
      const { owner, signer, deposit, stake } = status
      write(`owner    ${owner}`)
      write(`signer   ${signer}`)
      write(`deposit  ${formatEther(deposit)}`)
      write(`stake    ${formatEther(stake)}`)
    })
}

function toAddress(text: string): Address {
  if (!isAddress(text, { strict: true })) throw refuse(`${text} is no address with a valid checksum.`)
  return text
}

function toWei(text: string): bigint {
  if (!/^\d+(\.\d{1,18})?$/.test(text)) throw refuse(`${text} is no amount such as 0.5.`)
  return parseEther(text)
}

const readText = (file: string) =>
  readFile(file, 'utf8').catch((cause) => {
    throw refuse(`${file} cannot be read. Check the path and who may read it.`, cause)
  })

const shortMessage = (error: unknown) =>
  error instanceof Error ? ('shortMessage' in error ? String(error.shortMessage) : error.message) : ''

const refuse = (message: string, cause?: unknown) =>
  new OperatorError(message, { section: 'sponsored-gas', cause })
