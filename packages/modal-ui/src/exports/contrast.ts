export { findFaintTexts } from '../element/findFaintTexts.ts'
