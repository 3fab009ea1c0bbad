export { FyButton } from '../components/button/fy-button.ts'
export type { StringOverrides } from '../locales/overrides.ts'
