import type { StorybookConfig } from '@storybook/web-components-vite'
import { defaultClientConditions, mergeConfig } from 'vite'

const config: StorybookConfig = {
  framework: '@storybook/web-components-vite',
  stories: ['../src/**/*.stories.ts', '../../../packages/modal-ui/src/**/*.stories.ts'],
  addons: ['@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  features: { sidebarOnboardingChecklist: false },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      resolve: { conditions: ['@foyer/source', ...defaultClientConditions] },
      build: { reportCompressedSize: false },
    }),
}

export default config
