import { join } from 'node:path'
import { createGatewayConfig } from '../createGatewayConfig.ts'
import { NOTHING } from '../createStarter.ts'
import { deployResolver } from '../deployResolver.ts'
import { createGatewayService } from '../services/gateway.ts'
import { createOnRampService } from '../services/onRamp.ts'
import type { StackContext } from './context.ts'

/** The gateway, and the on-ramp that it asks. */
export function startGateway(context: StackContext) {
  const { parameters, lifecycle, processes, begin, ports, urls, projectOrigins, chain, addresses } = context
  const { gateway, onRamp, rpc: rpcUrl } = urls
  if (gateway === undefined) return
  const { startService } = lifecycle
  addresses.gateway = gateway
  addresses.onRamp = onRamp
  begin('onRamp', 'data', NOTHING, () => startService(createOnRampService({ port: ports.onRamp })))
  begin('gateway', 'data', chain, async ({ deployment, market }) => {
    if (market === undefined) throw new Error('The chain has no market for the gateway.')
    const { chainId } = deployment
    const zoneResolver = await deployResolver({ rpcUrl, chainId, gatewayUrl: gateway })
    await startService(
      createGatewayService({
        processes,
        port: ports.gateway,
        ...createGatewayConfig(deployment, market, { rpcUrl, onRampUrl: onRamp, zoneResolver }),
        directory: join(parameters.stateDirectory, 'gateway'),
        origins: projectOrigins,
      }),
    )
  })
}
