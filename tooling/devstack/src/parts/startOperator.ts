import { join } from 'node:path'
import { loadConfig } from '@foyer/presale-operator/config'
import { createOperatorConfig } from '../createOperatorConfig.ts'
import { createAppService } from '../services/app.ts'
import { writeJson } from '../state/json.ts'
import type { StackContext } from './context.ts'

/** The operator's console. */
export function startOperator(context: StackContext) {
  const { parameters, lifecycle, processes, begin, ports, urls, files, chain, addresses } = context
  addresses.operator = urls.operator
  begin('operator', 'others', chain, async ({ deployment }) => {
    const { roles } = await loadConfig({ network: 'devnet' })
    await writeJson(files.operatorConfig, createOperatorConfig({ deployment, roles, addresses }))
    await lifecycle.startService(
      createAppService({
        processes,
        name: 'operator',
        port: ports.operator,
        configFile: files.operatorConfig,
        mode: 'development',
        directory: join(parameters.stateDirectory, 'vite-operator'),
      }),
    )
  })
}
