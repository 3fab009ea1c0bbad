/** Deletes what a browser of the floor (tooling/tsconfig/floor.ts) does not have. Runs in a page, before its scripts. */
export function deleteYounger() {
  const younger: [object, string[]][] = [
    [URL, ['parse', 'canParse']],
    [AbortSignal, ['any']],
    [Promise, ['withResolvers', 'try']],
    [Map, ['groupBy']],
    [Object, ['groupBy']],
    [Array, ['fromAsync']],
    [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom']],
    [Element.prototype, ['checkVisibility', 'setHTMLUnsafe', 'getHTML']],
    [HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover']],
    [HTMLDialogElement.prototype, ['requestClose', 'closedBy']],
    [globalThis, ['Iterator', 'Temporal', 'requestIdleCallback', 'cancelIdleCallback', 'navigation']],
  ]
  for (const [owner, names] of younger) for (const name of names) Reflect.deleteProperty(owner, name)
}
