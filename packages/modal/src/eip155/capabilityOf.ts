import { toChainId } from '../eip1193/toChainId.ts'

/**
 * A wallet's capabilities on a chain (EIP-5792). Wallets name the chain in hexadecimal, padded or not, as a decimal
 * number or by CAIP-2; `0x0` stands for every chain.
 */
export function capabilityOf(capabilities: unknown, chainId: number, name: string): Record<string, unknown> {
  const all = Object.entries(Object(capabilities) as Record<string, unknown>)
  const find = (isMeant: (key: string) => boolean) => {
    const [, on] = all.find(([key]) => isMeant(key.split(':').at(-1) ?? '')) ?? []
    return (Object(on) as Record<string, unknown>)[name]
  }
  return Object(find((key) => toChainId(key) === chainId) ?? find((key) => Number(key) === 0))
}
