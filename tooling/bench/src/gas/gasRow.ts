import type { Row } from '../row.ts'

export const gasRow = (call: string, { gasUsed }: { gasUsed: bigint }, most?: number): Row => ({
  what: `gas: ${call}`,
  measured: Number(gasUsed),
  unit: 'gas',
  budget: most === undefined ? undefined : { most },
})
