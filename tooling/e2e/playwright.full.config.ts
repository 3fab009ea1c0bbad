import { fileURLToPath } from 'node:url'
import { type Locale, locales } from '@foyer/presale/locale'
import type { Scenario } from '@foyer/presale-operator/deploy'
import { defineConfig, devices } from '@playwright/test'
import base from './playwright.config.ts'
import type { Options } from './src/fixtures.ts'
import { readScenario } from './src/scenario.ts'

const WIDTHS = { 360: 740, 768: 1024, 1440: 900 }

/** The tests of each scenario, in every language, width and theme. */
const SPECS: Record<Scenario, string[]> = {
  whitelist: ['whitelist.spec.ts'],
  public: ['purchase.spec.ts', 'accessibility.spec.ts'],
  soldout: ['full/soldout.spec.ts'],
  paused: ['full/paused.spec.ts'],
}

/** One scenario, named by FOYER_E2E_SCENARIO, in all its combinations. */
const scenario = readScenario() ?? 'public'

export default defineConfig<Options>({
  ...base,
  reporter: [
    ['list'],
    [fileURLToPath(import.meta.resolve('@foyer/harness/playwright/reporter')), { name: scenario }],
  ],
  testMatch: SPECS[scenario],
  // Its hundreds of rows take longer than what ends a run that hangs.
  globalTimeout: 0,
  use: { ...devices['Desktop Chrome'], ...base.use },
  projects: (Object.keys(locales) as Locale[]).flatMap((language) =>
    Object.entries(WIDTHS).flatMap(([width, height]) =>
      (['dark', 'light'] as const).map((theme) => ({
        name: `${language} ${width} ${theme}`,
        use: { language, theme, viewport: { width: Number(width), height } },
      })),
    ),
  ),
})
