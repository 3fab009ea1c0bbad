export { connectWallet } from '../dom/connectWallet.ts'
export { type ResetFoyerOptions, resetFoyer } from '../dom/resetFoyer.ts'
export { test, type WalletFixtures } from '../vitest/fixtures.ts'
export { type Rendered, type RenderWithFoyerResult, renderWithFoyer } from '../vitest/renderWithFoyer.ts'
