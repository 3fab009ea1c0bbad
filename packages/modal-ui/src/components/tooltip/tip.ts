import { html } from 'lit'

/**
 * A button that has only an icon, with its name as a tip. The code of the tip loads when a mouse or the keyboard first
 * comes to such a button: most visits need none.
 */
export const tip = (text: string, button: unknown) =>
  html`<fy-tooltip .text=${text} @pointerenter=${load} @focusin=${load}>${button}</fy-tooltip>`

async function load(event: PointerEvent | FocusEvent) {
  const tooltip = event.currentTarget as HTMLElement & { updateComplete?: Promise<unknown> }
  if (customElements.get('fy-tooltip') || (event as PointerEvent).pointerType === 'touch') return
  try {
    await import('./fy-tooltip.ts')
  } catch {
    // The name is still read out.
    return
  }
  await tooltip.updateComplete
  // It has missed this one.
  if (tooltip.matches(':hover, :focus-within'))
    tooltip.dispatchEvent(new (event.constructor as typeof Event)(event.type, event))
}
