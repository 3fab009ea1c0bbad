import { writeFile } from 'node:fs/promises'
import { OperatorError } from '@foyer/server-kit'
import type { Command } from 'commander'
import { type Address, encodeDeployData, isAddress } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { ZoneResolver } from '../../src/generated/zoneResolver.ts'
import type { CommandContext } from '../createProgram.ts'

type ResolverOptions = { owner: string; signer: string[]; url: string[] }

export function addNamesCommands(program: Command, { write }: CommandContext) {
  const names = program.command('names').description('let wallets at large see the names of the zone')

  names
    .command('key <file>')
    .description('make the key that signs records, readable by you alone, and print its address')
    .action(async (file: string) => {
      const key = generatePrivateKey()
      await writeFile(file, `${key}\n`, { mode: 0o600, flag: 'wx' }).catch((cause) => {
        throw refuse(`${file} cannot be written. A key that is there already is left alone.`, cause)
      })
      write(privateKeyToAddress(key))
    })

  names
    .command('resolver')
    .description('print the data of the transaction that deploys the resolver')
    .requiredOption('--owner <address>', 'may change URLs and signers; a multisig, say')
    .requiredOption('--signer <addresses...>', 'addresses of the keys that gateways sign with')
    .requiredOption('--url <urls...>', 'public URLs of gateways, such as https://gateway.example')
    .action(({ owner, signer, url }: ResolverOptions) => {
      const [checkedOwner, ...signers] = [owner, ...signer].map(checkAddress)
      const urls = url.map(toTemplate)
      write(encodeDeployData({ ...ZoneResolver, args: [checkedOwner as Address, urls, signers] }))
    })
}

function checkAddress(text: string): Address {
  if (!isAddress(text, { strict: true })) throw refuse(`${text} is not an address with a valid checksum.`)
  return text
}

/** ERC-3668: readers put the resolver and the question in. */
function toTemplate(text: string) {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol)) throw refuse(`${text} is no http or https URL.`)
  return `${text.replace(/\/$/, '')}/ccip/{sender}/{data}.json`
}

const refuse = (message: string, cause?: unknown) => new OperatorError(message, { section: 'names', cause })
