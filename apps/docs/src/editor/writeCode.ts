import { readSettings, toOptions } from './settings.ts'

export const FRAMEWORKS = ['React', 'Vue', 'Svelte', 'HTML'] as const
export type Framework = (typeof FRAMEWORKS)[number]

const quote = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

function writeObject(object: object, indent: string): string {
  const lines = Object.entries(object).map(([name, value]) => {
    const key = /^\w+$/.test(name) ? name : quote(name)
    const text =
      typeof value === 'object' ? `{\n${writeObject(value, `${indent}  `)}\n${indent}}` : quote(value)
    return `${indent}${key}: ${text},`
  })
  return lines.join('\n')
}

/** The call of `createFoyer`, with only the options that differ from the defaults. */
function writeCall(query: string, adapter: string, indent = ''): string {
  const options = writeObject(toOptions(query), `${indent}  `)
  if (options === '') return `createFoyer({ networks: [bsc], adapters: [${adapter}] })`
  return `createFoyer({\n${indent}  networks: [bsc],\n${indent}  adapters: [${adapter}],\n${options}\n${indent}})`
}

const EIP1193 = (indent = '') =>
  [
    "import { createFoyer } from '@foyer/modal'",
    "import { eip1193Adapter } from '@foyer/modal/eip1193'",
    "import { bsc } from 'viem/chains'",
  ].join(`\n${indent}`)

const toAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** Writes the code of a page with these settings. */
export function writeCode(query: string, framework: Framework): string {
  const { label } = readSettings(query)
  const attribute = label === '' ? '' : ` label="${toAttribute(label)}"`
  const call = (indent = '') => writeCall(query, 'eip1193Adapter()', indent)
  switch (framework) {
    case 'React':
      return `import { createFoyer } from '@foyer/modal'
import { FoyerButton } from '@foyer/modal/react'
import { wagmiAdapter } from '@foyer/modal/wagmi'
import { bsc } from 'wagmi/chains'
import { config } from './wagmi' // your own createConfig({ … })

${writeCall(query, 'wagmiAdapter(config)')}

export const Header = () => <FoyerButton${attribute} />
`
    case 'Vue':
      return `<script setup lang="ts">
${EIP1193()}

${call()}
</script>

<template>
  <fy-button${attribute} />
</template>
`
    case 'Svelte':
      return `<script module lang="ts">
  ${EIP1193('  ')}

  ${call('  ')}
</script>

<fy-button${attribute}></fy-button>
`
    case 'HTML':
      return `<fy-button${attribute}></fy-button>
<script type="module">
  ${EIP1193('  ')}

  ${call('  ')}
</script>
`
  }
}
