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

    test.each(['\n', '\r\n', '\r'])('may end its lines with %j, and with others in between', async (end) => {
      expect((await read(`address${end}${a}\n${b}\r\n${c}${end}`)).addresses).toEqual(lowerCase([a, b, c]))
    })

    test.each([',', ';', '\t', '|'])('may have empty columns, separated by %j', async (separator) => {
      const empty = separator.repeat(3)
      const lines = [
        `sep=${separator}`,
        `Wallet${empty}`,
        `${a}${empty}`,
        empty,
        `${separator}${b}${separator}`,
      ]
      expect((await read(lines.join('\r\n'))).addresses).toEqual(lowerCase([a, b]))
    })

    test.each(["''", '“”', '‘’', '«»', '``'])(
      'may have an address in the quotes %s',
      async ([open, close]) => {
        expect((await read(`${open}${a}${close}\n${b}`)).addresses).toEqual(lowerCase([a, b]))
      },
    )

    test('may have 0X, a text mark, wide digits, and blanks that are not seen', async () => {
      const wide = c.replace('0x', '０ｘ')
      const lines = [`\u00a00X${a.slice(2)}\u200b`, `'${b}`, `\u3000${wide}\u2060`]
      expect((await read(lines.join('\n'))).addresses).toEqual(lowerCase([a, b, c]))
    })

    test.each([
      'Wallet Address',
      '钱包地址',
      '錢包地址',
      'Alamat dompet',
      'Địa chỉ ví',
      'ウォレットアドレス',
      '지갑 주소',
      'ที่อยู่กระเป๋าเงิน',
      'Адрес кошелька',
    ])('may have the heading %s, also below blank lines', async (heading) => {
      expect((await read(`\n;;\n${heading};;\n${a};;\n`)).addresses).toEqual(lowerCase([a]))
    })

    test('may be UTF-16, as spreadsheets save Unicode text', async () => {
      const text = `\uFEFFĐịa chỉ\t\r\n${a}\t\r\n`
      const little = Buffer.from(text, 'utf16le')
      expect((await read(little)).addresses).toEqual(lowerCase([a]))
      expect((await read(Buffer.from(little).swap16())).addresses).toEqual(lowerCase([a]))
    })

    test('comes out in lower case, and tells how many addresses had no checksum', async () => {
      const { addresses, unchecked } = await read(`${a.toLowerCase()}\n${b}\n`)
      expect(addresses).toEqual(lowerCase([a, b]))
      expect(unchecked).toBe(1)
    })
  })

  test.each<[file: string, bytes: string | Buffer, name: string]>([
    ['XLSX', Buffer.from([0x50, 0x4b, 3, 4, 0, 1, 0xff]), 'a spreadsheet (XLSX, ODS or Numbers)'],
    ['XLS', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), 'a spreadsheet (XLS)'],
    ['JSON', `\uFEFF [\n"${a}"\n]`, 'JSON'],
    ['HTML', `<!doctype html>\n${a}`, 'a web page or XML'],
  ])('refuses %s in one sentence that names it', async (_file, bytes, name) => {
    await expect(read(bytes)).rejects.toThrow(
      `list.csv is ${name}; nothing was written.\nTo do: save the list as CSV, one address per line`,
    )
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

    test('something other than an address', async () => {
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

    test('a formula, and a number that a spreadsheet has rounded', async () => {
      const formula = '"=HYPERLINK(""https://example.com"",""0x12"")"'
      expect(await problems(`address\n${formula}\n1.23457E+47\n`)).toEqual([
        'list.csv:2 "=HYPERLINK("https://example.com","0x12")" is a formula: paste its value in its place',
        'list.csv:3 "1.23457E+47" is a number that the spreadsheet has rounded: format the column as text and paste the addresses again',
      ])
    })

    test('a first line that is neither a heading nor an address', async () => {
      for (const first of ['Alice', 'wallet.eth', a.slice(0, -1), a.slice(2), 'vitalik'])
        expect(await problems(`${first}\n${b}\n`)).toEqual([
          expect.stringMatching(/^list\.csv:1 ".*" is not an address/),
        ])
    })

    test('the line, also where line ends are mixed', async () => {
      expect(await problems(`address\r\n${a}\n${b}\r${c}\r\nnobody\n`)).toEqual([
        expect.stringMatching(/^list\.csv:5 "nobody" is not an address/),
      ])
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
