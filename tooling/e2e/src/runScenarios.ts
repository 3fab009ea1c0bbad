/** Runs `playwright.full.config.ts` once for each scenario, and goes on after one that fails. */
import { spawnSync } from 'node:child_process'

const SCENARIOS = ['whitelist', 'public', 'soldout', 'paused']

const results = SCENARIOS.map((scenario) =>
  spawnSync('playwright', ['test', '--config', 'playwright.full.config.ts'], {
    stdio: 'inherit',
    env: { ...process.env, FOYER_E2E_SCENARIO: scenario },
  }),
)
process.exitCode = results.every(({ status }) => status === 0) ? 0 : 1
