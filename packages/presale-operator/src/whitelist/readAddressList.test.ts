import { Readable } from 'node:stream'
import { getAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { someAddresses } from '../testing/addresses.ts'
import { AddressListError } from './createAddressCollector.ts'
import { parseAddressList } from './parseAddressList.ts'
import { readAddressList } from './readAddressList.ts'

const [a, b, c] = someAddresses(3).map((address) => getAddress(address)) as [string, string, string]

const lowerCase = (addresses: string[]) => addresses.map((address) => address.toLowerCase())

/** The command line reads a stream, the operator's console a file in memory: the same rules and messages. */
const readers = {
  readAddressList: (bytes: Buffer) => readAddressList({ stream: Readable.from([bytes]), label: 'list.csv' }),
  parseAddressList: async (bytes: Buffer) => parseAddressList({ bytes, label: 'list.csv' }),
}

describe.each(Object.entries(readers))('%s', (_name, reader) => {
  const read = (text: string | Buffer) => reader(Buffer.from(text))

  async function problems(text: string | Buffer) {
    const error = await read(text).then(
      () => undefined,
      (cause: unknown) => cause,
    )
    if (!(error instanceof AddressListError)) throw new Error('the list was accepted')
    return error.details
  }

  describe('a good list', () => {
    test('may have a heading, blank lines, quotes, spaces and Windows line ends', async () => {
      const { addresses } = await read(`address\r\n${a}\r\n\r\n "${b}" \r\n${c}`)
      expect(addresses).toEqual(lowerCase([a, b, c]))
    })

    test('may start with the byte order mark of UTF-8', async () => {
      expect((await read(`\uFEFFaddress\n${a}\n`)).addresses).toEqual(lowerCase([a]))
      expect((await read(`\uFEFF${a}\n`)).addresses).toEqual(lowerCase([a]))
    })

    test('comes out in lower case, and tells how many addresses had no checksum', async () => {
      const { addresses, unchecked } = await read(`${a.toLowerCase()}\n${b}\n`)
      expect(addresses).toEqual(lowerCase([a, b]))
      expect(unchecked).toBe(1)
    })
  })

  describe('a problem is named with its line and what to do:', () => {
    test('a duplicate, also in another case', async () => {
      expect(await problems(`address\n${a}\n${b}\n${a.toLowerCase()}\n`)).toEqual([
        'list.csv:4 repeats line 2: remove one of them',
      ])
    })

    test('a wrong checksum', async () => {
      const position = a.search(/[A-F]/)
      const wrong = a.slice(0, position) + a.charAt(position).toLowerCase() + a.slice(position + 1)
      expect(await problems(`${b}\n${wrong}\n`)).toEqual([
        `list.csv:2 ${wrong} has a wrong checksum: ask its owner for the address again`,
      ])
    })

    test('the zero address', async () => {
      expect(await problems(`${a}\n0x${'0'.repeat(40)}\n`)).toEqual([
        'list.csv:2 is the zero address: remove the line',
      ])
    })

    test('more than one column', async () => {
      expect(await problems(`${a},Alice\n`)).toEqual([
        'list.csv:1 has 2 columns: keep only the column with the address',
      ])
    })

    test('something else than an address', async () => {
      expect(await problems(`${a}\nvitalik.eth\n`)).toEqual([
        'list.csv:2 "vitalik.eth" is not an address: 0x and 40 hexadecimal digits are expected',
      ])
    })

    test('control characters, which do not reach the terminal', async () => {
      const [problem] = await problems(`\u001b[2J\u0007\n`)
      expect(problem).toContain('"?[2J?" is not an address')
    })

    test('a heading further down', async () => {
      expect(await problems(`${a}\naddress\n`)).toHaveLength(1)
    })

    test('an empty file', async () => {
      expect(await problems('address\n')).toEqual(['list.csv:1 is empty: put one address on each line'])
    })

    test('UTF-16', async () => {
      const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(`${a}\n`, 'utf16le')])
      expect(await problems(utf16)).toEqual(['list.csv:1 starts with the byte order mark of UTF-16'])
    })

    test('an open quote', async () => {
      const [problem] = await problems(`${a}\n"${b}\n${'x\n'.repeat(9000)}`)
      expect(problem).toMatch(/^list\.csv:\d+ is not CSV with short lines/)
    })

    test('a thousand problems: the first hundred are listed and the rest counted', async () => {
      const details = await problems('nobody\n'.repeat(1000))
      expect(details).toHaveLength(101)
      expect(details.at(-1)).toBe('… and 900 more')
    })
  })
})

test('refuses a stream that never ends at the size cap', async () => {
  let produced = 0
  const endless = Readable.from(
    (function* () {
      for (;;) {
        produced += 1024
        yield Buffer.from('\n'.repeat(1024))
      }
    })(),
  )
  const reading = readAddressList({ stream: endless, label: 'stdin', maxBytes: 100_000 })
  await expect(reading).rejects.toThrow('stdin is longer than 100000 bytes; nothing was written.')
  expect(produced).toBeLessThan(300_000)
})

test('refuses a file that is longer than the cap', () => {
  const list = () => parseAddressList({ bytes: Buffer.alloc(11, '\n'), label: 'list.csv', maxBytes: 10 })
  expect(list).toThrow('list.csv is longer than 10 bytes; nothing was written.')
})
