/**
 * Folders whose test files leave nothing behind in their process and replace no modules, and so share a process. Each for
 * itself would import and compile the same modules again, which is half of their work.
 */
export const SHARED_FOLDERS = [
  'apps/gateway/test',
  'apps/operator/src',
  'apps/presale/src',
  'apps/wallet-frame/src',
  'apps/wallet-server/test',
  'packages/modal-core/src',
  'packages/modal-ui/src',
  'packages/presale-operator/src',
  'packages/testing/src',
]
