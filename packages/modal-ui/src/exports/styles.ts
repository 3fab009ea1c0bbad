export { base } from '../styles/base.ts'
export { controls } from '../styles/controls.ts'
export { modalTokens } from '../styles/modalTokens.ts'
export { tokens } from '../styles/tokens.ts'
