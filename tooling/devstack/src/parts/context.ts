import type { Processes } from '@foyer/harness/processes'
import type { ChainContents } from '../chain/chainSnapshots.ts'
import type { Lifecycle } from '../createLifecycle.ts'
import type { CreateStackParameters } from '../createStack.ts'
import type { Starter } from '../createStarter.ts'
import type { StackUrls } from '../createUrls.ts'
import type { Ports } from '../ports.ts'
import type { StackAddresses } from '../state/stackFile.ts'

/** The things that each part of a stack starts with. */
export type StackContext = {
  parameters: CreateStackParameters
  lifecycle: Lifecycle
  processes: Processes
  begin: Starter['begin']
  ports: Ports
  urls: StackUrls
  files: { config: string; operatorConfig: string; deployment: string }
  /** Pages that may use the development project. */
  projectOrigins: readonly string[]
  /** The contracts, once they are deployed. */
  chain: Promise<ChainContents>
  /** The content of the stack's file: each part adds its own addresses. */
  addresses: StackAddresses
  /** Takes work for when everything runs. */
  later: (run: () => void) => void
}
