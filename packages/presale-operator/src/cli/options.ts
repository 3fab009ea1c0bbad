import { type Command, InvalidArgumentError, Option } from 'commander'
import { type Address, getAddress, type Hex, isAddress, isAddressEqual, isHash, zeroAddress } from 'viem'
import { isRoleName, type RoleName } from '../deploy/roleMap.ts'

/** Options of commands that change something on chain. */
export function addProposeOptions(command: Command): Command {
  return command
    .addOption(new Option('--send', 'sign and send it; without this, nothing is sent'))
    .addOption(
      new Option(
        '--safe-file <path>',
        'write the file for the Transaction Builder of the Safe there',
      ).conflicts('send'),
    )
}

/** Option of commands that may take something away from somebody. */
export function addConfirmOption(command: Command): Command {
  return command.option('--yes', 'confirm that addresses are removed')
}

/** Parser for an address argument. */
export function parseAddress(text: string): Address {
  if (isAddress(text, { strict: false }) && isAddressEqual(text, zeroAddress))
    throw new InvalidArgumentError('It is the zero address, which belongs to nobody.')
  if (isAddress(text)) return getAddress(text)
  throw new InvalidArgumentError('It is not an address, or its checksum is wrong.')
}

/** Parser for the name of a role, in any case. */
export function parseRole(text: string): RoleName {
  const name = text.toUpperCase()
  if (isRoleName(name)) return name
  throw new InvalidArgumentError('A role is admin, manager, operator or guardian.')
}

/** Parser for a whitelist root. */
export function parseRoot(text: string): Hex {
  const root = text.toLowerCase()
  if (isHash(root)) return root
  throw new InvalidArgumentError('A whitelist root is 0x and 64 hexadecimal digits.')
}

/** Parser for the id of a scheduled call. */
export function parseOperation(text: string): Hex {
  const id = text.toLowerCase()
  if (isHash(id)) return id
  throw new InvalidArgumentError('An operation is 0x and 64 hexadecimal digits.')
}

/** Parser for a whole number of at least `min`. */
export function parseCount(min: number, max = Number.MAX_SAFE_INTEGER) {
  return (text: string) => {
    const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN
    if (value >= min && value <= max) return value
    throw new InvalidArgumentError(`It must be a whole number from ${min} to ${max}.`)
  }
}

/** Parser for the tag of a language. */
export function parseLanguage(text: string): string {
  try {
    if (Intl.NumberFormat.supportedLocalesOf(text).length > 0) return text
  } catch {
    // The text is no tag.
  }
  throw new InvalidArgumentError('It is not the tag of a language, such as en, ru or zh-CN.')
}
