type Fields = Record<string, unknown>

/** Puts a wallet's object at a path below a page's window. Returns the function that takes it away again. */
export function inject(target: object, path: string, wallet: object): () => void {
  const names = path.split('.')
  const last = names.pop() as string
  const place = names.reduce<Fields>((from, name) => {
    from[name] ??= {}
    return from[name] as Fields
  }, target as Fields)
  place[last] = wallet
  return () => {
    if (place[last] === wallet) delete place[last]
  }
}
