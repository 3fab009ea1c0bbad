/** One look at one rule. `alarm` asks for a person. */
export type Finding = {
  /** Name of the rule, as in the table of docs/operator.md#the-monitor. */
  rule: string
  status: 'ok' | 'alarm'
  message: string
}

export function finding(rule: string, holds: boolean, message: string): Finding {
  return { rule, status: holds ? 'ok' : 'alarm', message }
}
