import { buildModule, type CallableContractFuture, type Future } from '@nomicfoundation/ignition-core'
import type { NetworkConfig } from '../config/schema.ts'
import { describePresale } from './describePresale.ts'

/** The Ignition module of the whole system. */
export function presaleModule(config: NetworkConfig, deployer: string) {
  return buildModule('GenesisPresale', (m) => {
    type Contract = CallableContractFuture<string>
    const builder = {
      contract: (name: string, args: unknown[]): Future => m.contract(name, args as []),
      call: (
        target: Future,
        name: string,
        args: unknown[],
        options?: { id?: string; after?: Future[] },
      ): Future => m.call(target as Contract, name, args as [], options),
    }
    return describePresale(builder, config, deployer) as Record<string, Contract>
  })
}
